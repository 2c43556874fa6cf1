import { stream } from '../writer.ts'

/** What draws a field or a note. */
export const FORM = '/Type /XObject /Subtype /Form'
export const look = (contents: string, box = '0 0 200 20', more = ''): Buffer =>
  stream(`${FORM} /BBox [${box}] /Resources << /Font << /F1 6 0 R >> >> ${more}`, contents)
export const written = (text: string): Buffer =>
  look(`/Tx BMC q BT /F1 12 Tf 2 5 Td (${text}) Tj ET Q EMC`)
export const painted = (colour: string, box = '0 0 200 20', more = ''): Buffer =>
  look(`${colour} rg ${box} re f`, box, more)
