import { describe, expect, it } from 'vitest'
import { avisDe, EFFETS_VALIDER, SAISIE_VIDE, texteNonEnvoye } from './decision.ts'
import type { InfosValidation } from './types.ts'

const infos = (type: InfosValidation['demande']['type'], nom = 'Les Glycines') =>
  ({
    demande: { type },
    fiche: { declaration: { nomCopropriete: nom } },
  }) as unknown as InfosValidation

describe('notices after a decision', () => {
  it('give the issued number', () => {
    expect(avisDe({ geste: 'valider' }, infos('IMMATRICULATION'), 'AA0000401')).toEqual({
      titre: 'Immatriculation validée',
      description: 'Numéro attribué à Les Glycines : AA0-000-401.',
    })
    expect(
      avisDe({ geste: 'pas-doublon' }, infos('DOUBLON_NOTAIRE', ''), 'AA0000402').description,
    ).toBe('Numéro attribué à la copropriété : AA0-000-402.')
  })
  it('do not claim a new number for an attachment or a dissolution', () => {
    for (const type of ['RATTACHEMENT', 'DISSOLUTION'] as const)
      expect(avisDe({ geste: 'valider' }, infos(type), 'AA0000401').description).not.toContain(
        'attribué',
      )
  })
  it('name the existing co-ownership of a duplicate', () => {
    const candidat = { id: 1 } as InfosValidation['doublons'][number]
    expect(
      avisDe({ geste: 'confirmer-doublon', candidat }, infos('DOUBLON_NOTAIRE'), 'AA0000012')
        .description,
    ).toContain('AA0-000-012')
  })
  it('name the keeper of an assignment', () =>
    expect(
      avisDe(
        {
          geste: 'affecter',
          nomTeneur: 'Anne Noël',
          args: { body: { idTeneur: 1, raisonAffectationTeneur: 'x' } },
        },
        infos('IMMATRICULATION'),
        null,
      ).description,
    ).toContain('Anne Noël'))
})

describe('what a window had not sent', () => {
  const saisie = {
    ...SAISIE_VIDE,
    raison: 'refus',
    message: 'question',
    raisonAffectationTeneur: 'congé',
  }
  it.each([
    ['refuser', 'refus'],
    ['demander-precisions', 'question'],
    ['affecter', 'congé'],
    ['valider', ''],
    [null, ''],
  ] as const)('%s: %s', (geste, texte) => {
    expect(texteNonEnvoye(geste, saisie)).toBe(texte)
  })
})

it('a registration says that a number will be issued', () => {
  for (const type of ['IMMATRICULATION', 'DOUBLON_NOTAIRE'] as const)
    expect(EFFETS_VALIDER[type][0]).toContain('Un numéro d’immatriculation sera attribué')
})
