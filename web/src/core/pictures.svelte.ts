/** Pictures of the first page are asked for when it is on the screen: each takes a slow phone longer than a row of buttons. */
import { idle } from "./once";

class Pictures {
  wanted = $state(false);
}
const pictures = new Pictures();

/** The first page is drawn: its pictures are next. */
export function showPictures(): void {
  void idle().then(() => (pictures.wanted = true));
}

/** The address of a picture, or nothing yet. Its place has a size without it. */
export function picture(address: string): string | undefined {
  return pictures.wanted ? address : undefined;
}
