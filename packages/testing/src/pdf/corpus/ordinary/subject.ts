/** What a document shows besides its text, or holds besides its page: nothing that acts. */
export interface Subject {
  name: string
  /** Readers invent what no appearance says, each in its own way: their pictures are not compared. */
  eachItsWay?: true
  catalog?: string
  /** Keys of the page; its resources and contents are those of every document unless given. */
  page?: string
  resources?: string
  contents?: string
  info?: string
  objects?: Readonly<Record<number, string>>
  streams?: Readonly<Record<number, Buffer>>
}

export const FONT =
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
export const RECT = '/Rect [0 0 90 90]'
/** What the resources of a page are when its subject says nothing of them. */
export const FONTS = '/Font << /F1 6 0 R >>'
/** A line of text that is there to be found again. */
export const line = (text: string, y: number, size = 12): string =>
  `BT /F1 ${size} Tf 50 ${y} Td (${text}) Tj ET`
