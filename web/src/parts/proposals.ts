/** What people at a table want to be done to their match. */
import type { Member, TableInfo } from "../core/types";

export type Proposal = NonNullable<Member["agrees_to"]>;

/** Who else wants what: it happens when all people at the table want the same. */
export function wishesOf(info: TableInfo): { member: Member; what: Proposal }[] {
  return info.members.flatMap((member) => (member.agrees_to && member.place !== info.you ? [{ member, what: member.agrees_to }] : []));
}
