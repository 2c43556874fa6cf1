/** A small document that asks for much memory or time; it is made when it is asked for. */
export interface Bomb {
  name: string
  make: () => Buffer
}
