import { type AnyOperation, contract, ecrit, ouverteAuJeton } from '@registre/contract'
import { autoritesDUsages, NOMS_USAGES_JETON, type UsageJeton } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import type { Session } from './context.ts'
import { checkAccess, pourCetAppel } from './guards.ts'

// What the OpenAPI document offers to a token, against what the guards give it.

const operations = Object.entries(contract) as [string, AnyOperation][]

/** The token of an account that would hold every right, for some uses. */
const jeton = (usages: readonly UsageJeton[]): Session => ({
  idHash: '',
  utilisateurId: 1,
  originalId: null,
  originalNom: '',
  souvenirSerie: null,
  login: '',
  nom: '',
  prenom: '',
  statut: null,
  ouverteLe: new Date(0),
  expireLe: new Date(0),
  institution: null,
  fournisseur: null,
  facteurRequis: false,
  prouveeLe: null,
  jetonId: 1,
  lectureSeule: false,
  enEcriture: autoritesDUsages(usages, 'ecrire'),
  acteur: {
    utilisateurId: 1,
    teledeclarantId: 1,
    profil: 'TELE_PRO_ADMIN_PRINC',
    autorites: autoritesDUsages(usages, 'lire'),
    enAttenteActivation: false,
    emprunte: false,
  },
})
const refus = (op: AnyOperation, usages: readonly UsageJeton[]): string => {
  try {
    checkAccess(op, pourCetAppel(op, jeton(usages)))
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('a token of every use', () => {
  it('opens each operation that the document offers to a token, and no other', () => {
    const fautes = operations.flatMap(([nom, op]) => {
      const dit = refus(op, NOMS_USAGES_JETON)
      if (ouverteAuJeton(op)) return dit === '' ? [] : [`${nom}: ${dit}`]
      return dit.includes('demande une personne connectée') ? [] : [`${nom}: ${dit || 'open'}`]
    })
    expect(fautes).toEqual([])
    expect(operations.some(([, op]) => ouverteAuJeton(op) && ecrit(op))).toBe(true)
  })

  it('writes nothing with what a use gave to read', () => {
    const usages = ['SUIVRE_ECHEANCES', 'DEPOSER_MISES_A_JOUR'] as const
    expect(refus(contract.rechercherEcheances, usages)).toBe('')
    expect(refus(contract.enregistrerDeclaration, usages)).toBe('')
    expect(refus(contract.renouvelerMandat, usages)).toContain('ne donne pas ce droit')
  })
})
