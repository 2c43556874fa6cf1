import { describe, expect, it } from 'vitest'
import { contenuExemple } from '../declaration/declaration.exemple.ts'
import { addMonths } from '../kernel/dates.ts'
import { appliquer } from './appliquer.ts'
import { codeDe, faitsTeneur, JOUR, unDossier, uneDeclaration } from './dossier.exemple.ts'
import type { Dossier } from './dossier.ts'
import { raconter } from './raconter.ts'
import { retirerMajAnnuelle, supprimerDeclarations } from './supprimer-declarations.ts'

// "Declarations since the last annual update can be deleted" (specification 1, section 4);
// deleting the annual update itself is a second act.

const faits = faitsTeneur()
const saisie = { version: 5, motif: 'Erreur de saisie' }
const etats = (d: Dossier) => d.declarations.map((l) => l.etat)

const annuelle = {
  contenu: contenuExemple(),
  typeDeclaration: 'INITIALE' as const,
  typeImmat: 'DEFAULT' as const,
  typeMaj: 'ANNUELLE' as const,
  baseId: null,
  confirmations: [],
  auteurTeledeclarantId: 7,
  remplacements: 2,
}
const avant = uneDeclaration({ etat: 'AVANT_DECLARATION_ANNUELLE' })
const apresStandard = unDossier({
  declarations: [
    avant,
    uneDeclaration({ id: 2, etat: 'A_VALIDER', baseId: 3 }),
    uneDeclaration({ id: 3, baseId: 1, typeMaj: 'STANDARD' }),
  ],
})
const apresAnnuelle = unDossier({
  declarations: [avant, uneDeclaration({ id: 3, baseId: 1, typeMaj: 'ANNUELLE' })],
})

describe('declarations since the last annual update', () => {
  const supprimer = (d: Dossier, lue: typeof annuelle | null = annuelle) =>
    supprimerDeclarations(d, { ...saisie, annuelle: lue }, faits)

  it('are deleted, and the annual one is in force again, as it was filed', () => {
    const change = supprimer(apresStandard)
    const apres = appliquer(apresStandard, change)
    expect(etats(apres)).toEqual(['AVANT_DECLARATION_ANNUELLE', 'SUPPRIME', 'SUPPRIME', 'COURANTE'])
    expect(apres.declarations.at(-1)?.typeMaj).toBe('ANNUELLE')
    expect(raconter(apresStandard, change)).toMatchObject([
      { vers: 'IMMATRICULEE_RATTACHEE', donnees: { retirees: [3, 2] } },
    ])
  })
  it('once: repeating it finds nothing, and never the annual one', () => {
    const apres = appliquer(apresStandard, supprimer(apresStandard))
    expect(codeDe(() => supprimer({ ...apres, version: 5 }))).toBe('transition-interdite')
    expect(codeDe(() => supprimer(apresAnnuelle, null))).toBe('transition-interdite')
  })
  it('what waits for the successor alone goes, over an annual update', () => {
    const d = unDossier({
      declarations: [
        ...apresAnnuelle.declarations,
        uneDeclaration({ id: 4, etat: 'A_VALIDER', baseId: 3 }),
      ],
    })
    expect(etats(appliquer(d, supprimer(d, null)))).toEqual([
      'AVANT_DECLARATION_ANNUELLE',
      'COURANTE',
      'SUPPRIME',
    ])
  })
  it('not of a dissolved co-ownership', () =>
    expect(codeDe(() => supprimer({ ...apresStandard, etat: 'DISSOUTE' }))).toBe(
      'transition-interdite',
    ))
})

describe('the last annual update', () => {
  const point = { id: 1, contenu: contenuExemple(), derniereMajAnnuelle: null }
  const retirer = (d: Dossier, deposeeLe: string | null = JOUR, lu: typeof point | null = point) =>
    retirerMajAnnuelle(d, { ...saisie, point: lu, deposeeLe }, faits)

  it('is taken back: what was declared before it is in force again', () => {
    expect(etats(appliquer(apresAnnuelle, retirer(apresAnnuelle)))).toEqual([
      'COURANTE',
      'SUPPRIME',
    ])
  })
  it.each<[string, () => unknown]>([
    ['without what was before it', () => retirer(apresAnnuelle, JOUR, null)],
    ['while something was declared since', () => retirer(apresStandard)],
    ['of more than a year', () => retirer(apresAnnuelle, addMonths(JOUR, -13))],
    [
      'a second time',
      () =>
        retirer(
          unDossier({
            declarations: [
              uneDeclaration({ id: 1, etat: 'AVANT_DECLARATION_ANNUELLE' }),
              uneDeclaration({ id: 2, baseId: 1, typeMaj: 'ANNUELLE' }),
              uneDeclaration({ id: 3, etat: 'SUPPRIME', baseId: 2, typeMaj: 'ANNUELLE' }),
            ],
          }),
        ),
    ],
    ['of a dissolved co-ownership', () => retirer({ ...apresAnnuelle, etat: 'DISSOUTE' })],
  ])('not %s', (_nom, faire) => expect(codeDe(faire)).toBe('transition-interdite'))
})
