/** About the frame of the map: its place is kept before the shapes come. */
export const CADRE_CARTE = '0 0 640 610'
