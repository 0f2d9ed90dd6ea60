/** A shape for each seat, besides its colour: nobody has to tell seats apart by colour. Paths in a box of 16. */
export const SHAPES = [
  "M8 2a6 6 0 1 0 .001 0z",
  "M2.500 2.500h11v11h-11z",
  "M8 1.500l6.500 12h-13z",
  "M8 1l7 7-7 7-7-7z",
  "M8 1l2 4.700 5 .4-3.800 3.300 1.200 5L8 11.700l-4.400 2.700 1.200-5L1 6.100l5-.4z",
  "M5 1.500h6L14.500 8 11 14.500H5L1.500 8z",
  "M5.500 1.500h5v4h4v5h-4v4h-5v-4h-4v-5h4z",
  "M1.500 3h13L8 14.500z",
  "M8 14.500C2 10 1 7.500 1.500 5 2.200 2 6 1.500 8 4.500 10 1.500 13.800 2 14.500 5c.5 2.500-.5 5-6.500 9.500z",
  "M1.500 5L8 1.500 14.500 5 12 14H4z",
] as const;
