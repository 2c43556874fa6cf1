/** The frame of the map, as its file says it: its place is kept before the shapes come. */
export const CADRE_CARTE = '0 0 613 585'
