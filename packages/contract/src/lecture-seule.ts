import type { FieldError } from '@registre/domain'
import * as z from 'zod'
import { inner, isRecord, shapeOf } from './as-sent.ts'

const LECTURE_SEULE = z.registry<Record<never, never>>()

/**
 * A field of a reading that nobody writes: sent back, the value that was read or none is taken, and
 * another one is refused by its name (`contredits`).
 */
export const lectureSeule = <S extends z.ZodType>(schema: S) => {
  const champ = schema.clone()
  LECTURE_SEULE.add(champ, {})
  return champ
}

/** The same text for the same values, in whatever order their keys came. */
const ecrit = (valeur: unknown): string =>
  JSON.stringify(valeur, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  )

/**
 * What a client sent back of a reading (`lue`) that neither of its views, as they travel, has: each
 * field of it that is only read, and says something else. Of a list, an item may have moved.
 */
export const contredits = (
  lue: z.core.$ZodType,
  envoye: unknown,
  vues: readonly unknown[],
  chemin = '',
): FieldError[] => {
  const forme = inner(lue)
  const sous = (clef: string | number): string => (chemin === '' ? `${clef}` : `${chemin}.${clef}`)
  if (forme instanceof z.ZodArray && Array.isArray(envoye))
    return envoye.flatMap((item, rang) => contredits(forme.element, item, vues.flat(), sous(rang)))
  if (!isRecord(envoye)) return []
  return Object.entries(shapeOf(forme)).flatMap(([clef, champ]) => {
    const [dit, siennes] = [envoye[clef], vues.filter(isRecord).map((vue) => vue[clef])]
    if (!LECTURE_SEULE.has(champ)) return contredits(champ, dit, siennes, sous(clef))
    if (dit === undefined || dit === null || siennes.some((vue) => ecrit(vue) === ecrit(dit)))
      return []
    return [
      {
        champ: sous(clef),
        code: 'lecture-seule',
        message: `« ${sous(clef)} » ne s’écrit pas : renvoyez la valeur qui a été lue, ou rien.`,
      },
    ]
  })
}
