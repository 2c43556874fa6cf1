import * as z from 'zod'
import { acts } from './objects.ts'
import { ask } from './tools.ts'
import type { Reader } from './verdict.ts'

const tree = z.object({ qpdf: z.tuple([z.unknown(), z.record(z.string(), z.unknown())]) })
const UNREADABLE = 2

/** qpdf writes numbers as the document does: without a digit before or after the point. */
const asJson = (text: string): string =>
  text.replaceAll(
    /(?<=[[,:]\s*)([+-]?)(\d*)\.(\d*)(?=\s*[,\]}])/g,
    (_, sign: string, whole: string, part: string) =>
      `${sign === '-' ? '-' : ''}${Number(whole)}.${part || '0'}`,
  )

/** Every object that qpdf finds, by its reference, and the trailer; null when it finds none. */
export const objectsByQpdf = async (
  file: string,
): Promise<{ objects: Record<string, unknown>; repaired: boolean } | null> => {
  const answer = await ask('qpdf', '--json=2', '--json-key=qpdf', file)
  if (answer === null || answer.code === UNREADABLE) return null
  return {
    objects: tree.parse(JSON.parse(asJson(answer.out))).qpdf[1],
    repaired: answer.code !== 0,
  }
}

/** Has qpdf write all the objects that it finds, repaired if need be, and looks for actions. */
export const qpdf: Reader = {
  name: 'qpdf',
  package: 'qpdf',
  blind: [],
  judge: async (_bytes, file) => {
    const found = await objectsByQpdf(file)
    if (found === null) return 'unreadable'
    return acts(found.objects) ? 'active' : 'inert'
  },
}
