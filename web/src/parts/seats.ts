/** A shape for each seat, besides its colour: nobody has to tell seats apart by colour. Paths in a box of 24. */
export { seatShapes as SHAPES } from "../art/seats";
