import { describe, expect, it } from 'vitest'
import {
  CAS_COPROPRIETE,
  ETATS_COPROPRIETE,
  EVENEMENTS_COPROPRIETE,
} from '../copropriete/copropriete.etats.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import {
  CAS_DECLARATION,
  EVENEMENTS_DECLARATION,
  machineDeclaration,
} from '../declaration/declaration.machine.ts'
import {
  CAS_MANDAT,
  ETATS_MANDAT,
  EVENEMENTS_MANDAT,
  machineMandat,
} from '../mandat/mandat.machine.ts'
import { STATUTS_TELEDECLARANT } from '../teledeclarant/teledeclarant.enums.ts'
import {
  EVENEMENTS_TELEDECLARANT,
  machineTeledeclarant,
} from '../teledeclarant/teledeclarant.machine.ts'
import { ETATS_DECLARATION } from '../declaration/declaration.enums.ts'
import { ETATS_PORTEFEUILLE } from '../portefeuille/portefeuille.enums.ts'
import {
  EVENEMENTS_PORTEFEUILLE,
  machinePortefeuille,
} from '../portefeuille/portefeuille.machine.ts'
import {
  ETATS_UTILISATEUR,
  EVENEMENTS_UTILISATEUR,
  machineUtilisateur,
} from '../compte/utilisateur.machine.ts'
import { ETATS_DEMANDE } from '../demande/demande.enums.ts'
import { EVENEMENTS_DEMANDE, machineDemande } from '../demande/demande.machine.ts'
import { RegisterError } from './errors.ts'
import { can, fromStates, next, PREVIOUS } from './machine.ts'
import type { Machine } from './machine.ts'

interface Table {
  machine: Machine<string, string, string>
  etats: readonly string[]
  evenements: readonly string[]
  cas: readonly string[]
}

/**
 * The matrix is walked with plain strings: a state, an event or a case outside the lists must be
 * refused, not only unknown to the compiler.
 */
const tables: Table[] = [
  {
    machine: machineCopropriete as Machine<string, string, string>,
    etats: ETATS_COPROPRIETE,
    evenements: EVENEMENTS_COPROPRIETE,
    cas: CAS_COPROPRIETE,
  },
  {
    machine: machineMandat as Machine<string, string, string>,
    etats: ETATS_MANDAT,
    evenements: EVENEMENTS_MANDAT,
    cas: CAS_MANDAT,
  },
  {
    machine: machineDeclaration as Machine<string, string, string>,
    etats: ETATS_DECLARATION,
    evenements: EVENEMENTS_DECLARATION,
    cas: CAS_DECLARATION,
  },
  {
    machine: machineTeledeclarant as Machine<string, string, string>,
    etats: STATUTS_TELEDECLARANT,
    evenements: EVENEMENTS_TELEDECLARANT,
    cas: [],
  },
  {
    machine: machineDemande as Machine<string, string, string>,
    etats: ETATS_DEMANDE,
    evenements: EVENEMENTS_DEMANDE,
    cas: [],
  },
  {
    machine: machineUtilisateur as Machine<string, string, string>,
    etats: ETATS_UTILISATEUR,
    evenements: EVENEMENTS_UTILISATEUR,
    cas: [],
  },
  {
    machine: machinePortefeuille as Machine<string, string, string>,
    etats: ETATS_PORTEFEUILLE,
    evenements: EVENEMENTS_PORTEFEUILLE,
    cas: [],
  },
]

describe.each(tables)('machine $machine.name', ({ machine, etats, evenements, cas }) => {
  const lignes = (from: string | null, event: string) =>
    machine.transitions.filter(
      (t) => t.event === event && (from === null ? t.from === null : (t.from ?? []).includes(from)),
    )

  it('answers every state × event × case: moves where a row says so, refuses everywhere else', () => {
    let essais = 0
    for (const from of [null, ...etats]) {
      for (const event of evenements) {
        expect(can(machine, from, event), `${from} ${event}`).toBe(lignes(from, event).length > 0)
        for (const when of [undefined, ...cas]) {
          const ligne =
            lignes(from, event).find((t) => t.when === when) ??
            (lignes(from, event).length === 1
              ? lignes(from, event).find((t) => !t.when)
              : undefined)
          const appel = () =>
            next(machine, from, event, {
              ...(when === undefined ? {} : { when }),
              previous: 'AVANT',
            })
          if (!ligne) expect(appel, `${from} ${event} ${when}`).toThrow(RegisterError)
          else
            expect(appel(), `${from} ${event} ${when}`).toBe(
              ligne.to === PREVIOUS ? 'AVANT' : ligne.to,
            )
          essais += 1
        }
      }
    }
    expect(essais).toBe((etats.length + 1) * evenements.length * (cas.length + 1))
  })

  it('has one row at most for a state, an event and a case, and mixes no row with and without a case', () => {
    for (const from of [null, ...etats]) {
      for (const event of evenements) {
        const cases = lignes(from, event).map((t) => t.when)
        expect(new Set(cases).size, `${from} ${event}`).toBe(cases.length)
        if (cases.length > 1) expect(cases, `${from} ${event}`).not.toContain(undefined)
      }
    }
  })

  it('uses every state, event and case of its lists, and no other', () => {
    expect([...new Set(machine.transitions.map((t) => t.event))].toSorted()).toEqual(
      [...evenements].toSorted(),
    )
    expect([...new Set(machine.transitions.flatMap((t) => t.when ?? []))].toSorted()).toEqual(
      [...cas].toSorted(),
    )
    const atteints = new Set(machine.transitions.map((t) => t.to).filter((to) => to !== PREVIOUS))
    expect([...atteints].toSorted()).toEqual([...etats].toSorted())
    expect(machine.states).toEqual(etats)
  })

  it('says who does each row', () => {
    for (const t of machine.transitions) expect(t.who, `${t.n} ${t.event}`).not.toBe('')
  })
})

describe('machine copropriete, rows of the design', () => {
  it('holds the forty-three rows', () => {
    expect(
      [...new Set(machineCopropriete.transitions.map((t) => t.n))].toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 43 }, (_, i) => i + 1))
  })

  it('ends in DISSOUTE: nothing leaves it but a decision taken back', () => {
    expect(
      EVENEMENTS_COPROPRIETE.filter((event) => can(machineCopropriete, 'DISSOUTE', event)),
    ).toEqual(['revenir'])
  })

  it('goes through the main job', () => {
    const m = machineCopropriete
    const soumise = next(m, next(m, null, 'creer-brouillon'), 'soumettre')
    const ouverte = next(m, soumise, 'ouvrir')
    expect(next(m, ouverte, 'valider', { when: 'mandat-commence' })).toBe('IMMATRICULEE_RATTACHEE')
    expect(next(m, ouverte, 'valider', { when: 'mandat-futur' })).toBe('FUTUR')
    expect(next(m, ouverte, 'valider', { when: 'sans-mandat' })).toBe('IMMATRICULEE_A_RATTACHER')
    expect(next(m, next(m, ouverte, 'demander-precisions'), 'repondre-precisions')).toBe(soumise)
    expect(next(m, next(m, ouverte, 'refuser', { when: 'sans-numero' }), 'corriger')).toBe(
      'BROUILLON',
    )
  })

  it('needs the case when a row asks for it, and the former state when a row goes back', () => {
    expect(() =>
      next(machineCopropriete, 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION', 'valider'),
    ).toThrow(RegisterError)
    expect(() => next(machineCopropriete, 'SUPPRIMEE', 'restaurer')).toThrow(RegisterError)
    expect(next(machineCopropriete, 'SUPPRIMEE', 'restaurer', { previous: 'FUTUR' })).toBe('FUTUR')
  })

  it('gives the states of a compare-and-set', () => {
    expect(fromStates(machineCopropriete, 'declarer-dissolution')).toEqual([
      'IMMATRICULEE_A_RATTACHER',
      'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
      'IMMATRICULEE_RATTACHEE',
      'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    ])
  })
})
