import { CHAMPS } from '@registre/domain'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { asSent, readAsSent, shapeOf } from './as-sent.ts'
import { immatCopropriete } from './blocs.schema.ts'
import { contract } from './contract.ts'
import type { ContractShape } from './operation.ts'

const ligne = z.strictObject({ nom: z.string(), fin: z.string().nullable() })
const body = z.strictObject({
  id: z.number().nullable(),
  texte: z.string().default(''),
  lignes: z.array(ligne).default([]),
  bloc: ligne.optional(),
  liste: z.array(z.string()),
  sens: z.enum(['ASC', 'DESC']),
  motif: z.string().min(1).optional(),
})
const lu = z.object({
  id: z.number(),
  statut: z.string(),
  lignes: z.array(ligne.extend({ libelle: z.string() })),
})

it.each<[string, unknown, unknown]>([
  ['null where the schema has none means absent', { id: 1, texte: null, lignes: null }, { id: 1 }],
  ['null where the schema has it stays', { id: null }, { id: null }],
  [
    'nothing in one way is nothing in another',
    { id: '', bloc: '', texte: '' },
    { id: null, texte: '' },
  ],
  [
    'also where something must be said',
    { bloc: { nom: null, fin: '' } },
    { bloc: { nom: '', fin: '' } },
  ],
  [
    'a text that must not be empty stays, even one that may be left out',
    { motif: '' },
    { motif: '' },
  ],
  ['a list that must be said is empty', { liste: '' }, { liste: [] }],
  ['what must be said stays empty, and is refused', { sens: '' }, { sens: '' }],
  ['what only the reading has is ignored', { id: 1, statut: 'ACTIF' }, { id: 1 }],
  [
    'also in the items of a list',
    { lignes: [{ nom: 'a', fin: null, libelle: 'A' }] },
    { lignes: [{ nom: 'a', fin: null }] },
  ],
  ['an unknown key stays, and is refused', { id: 1, profil: 'X' }, { id: 1, profil: 'X' }],
  ['a name of every object is no key', { constructor: null }, { constructor: null }],
  ['a value of another type stays', { lignes: 'x', bloc: 3 }, { lignes: 'x', bloc: 3 }],
  ['a text for an object stays', 'x', 'x'],
])('%s', (_nom, envoye, attendu) => expect(asSent(body, envoye, lu)).toEqual(attendu))

it('without a reading, only null is left out', () =>
  expect(asSent(body, { statut: 'ACTIF', texte: null })).toEqual({ statut: 'ACTIF' }))

/** Where a reading may say null and its writing describes none: a generated client cannot send it back. */
const nulsRefuses = (lu: z.ZodType, ecrit: z.ZodType, chemin: string): string[] => {
  const [lue, ecrite] = [shapeOf(lu), shapeOf(ecrit)]
  return Object.keys(ecrite).flatMap((clef) => {
    const [l, e] = [lue[clef], ecrite[clef]]
    if (!(l instanceof z.ZodType) || !(e instanceof z.ZodType)) return []
    const ici = `${chemin}.${clef}`
    const nul = l.safeEncode(null as never).success && !e.safeParse(null).success
    return [...(nul ? [ici] : []), ...nulsRefuses(l, e, ici)]
  })
}
it('what a reading gives, null included, is described where it is sent back', () => {
  const relus = Object.entries(contract as ContractShape).filter(([, op]) => op.relu)
  expect(relus.length).toBeGreaterThan(5)
  expect(
    relus.flatMap(([nom, { relu, body: corps }]) =>
      relu && corps ? nulsRefuses(relu, corps, nom) : [],
    ),
  ).toEqual([])
})

/** What a box that is ticked, or a count that begins at zero, is never without. */
const JAMAIS_VIDES = ['drapeau', 'compteOuZero', 'comptePositif', 'comptesPar']
it('an empty field of a declaration is sent as null, or as an empty text', () => {
  const refuses = Object.entries(CHAMPS).flatMap(([bloc, champs]) =>
    Object.entries(champs).flatMap(([champ, { genre }]) =>
      [null, ''].flatMap((vide) => {
        const forme = shapeOf(immatCopropriete)[bloc]
        const unSeul = z.object({ [champ]: (shapeOf(forme)[champ] ?? z.never()) as z.ZodType })
        const lu = readAsSent(unSeul, { [champ]: vide }).success
        return lu === !JAMAIS_VIDES.includes(genre) ? [] : [`${bloc}.${champ} ${vide}`]
      }),
    ),
  )
  expect(refuses).toEqual([])
})
