/** By criterion: how much of the page it is about, and what fails it. */
export type Constat = Record<string, { n: number; fautes: string[] }>
