import { describe, expect, it } from 'vitest'
import {
  compteReconnuParEmail,
  deciderNotaire,
  estProfilEnErreur,
  MOTIFS_CONNEXION_NOTAIRE,
  MOTIFS_PROFIL_NOTAIRE,
} from './entree-notaire.ts'
import { MOYENS_NOTAIRE } from './identite-notaire.ts'

const ACTIVE = { statut: 'ACTIF' } as const
const FERMEE = { statut: 'ATT_ACTIVATION' } as const

describe('what is done with somebody who presents themself as a notary', () => {
  it.each(MOYENS_NOTAIRE)('the same by both ways in (%s)', (moyen) => {
    const decider = (s: Omit<Parameters<typeof deciderNotaire>[0], 'moyen'>) =>
      deciderNotaire({ moyen, ...s })
    const inconnu = { lie: false, profil: null } as const
    expect(decider({ qualite: 'NOTAIRE', etude: null, ...inconnu })).toEqual({
      suite: 'inscrire',
      type: 'NOTAIRE',
    })
    expect(decider({ qualite: 'COLLABORATEUR', etude: null, ...inconnu })).toEqual({
      suite: 'attendre-etude',
    })
    expect(decider({ qualite: 'NOTAIRE', etude: ACTIVE, ...inconnu })).toEqual({
      suite: 'inscrire',
      type: 'NOTAIRE_NOTAIRE',
    })
    expect(decider({ qualite: 'COLLABORATEUR', etude: ACTIVE, ...inconnu })).toEqual({
      suite: 'inscrire',
      type: 'NOTAIRE_COLLABORATEUR',
    })
    expect(decider({ qualite: 'NOTAIRE', etude: FERMEE, ...inconnu })).toEqual({
      suite: 'refuser',
      motif: 'etude-fermee',
    })
    expect(
      decider({ qualite: 'NOTAIRE', etude: ACTIVE, lie: true, profil: 'NOTAIRE_ADMIN' }),
    ).toEqual({ suite: 'ouvrir' })
    expect(
      decider({ qualite: 'COLLABORATEUR', etude: ACTIVE, lie: true, profil: 'NOTAIRE_COLLAB' }),
    ).toEqual({ suite: 'ouvrir' })
    expect(decider({ qualite: 'NOTAIRE', etude: ACTIVE, lie: true, profil: null })).toEqual({
      suite: 'refuser',
      motif: 'compte-ferme',
    })
    for (const etude of [null, FERMEE])
      expect(decider({ qualite: 'NOTAIRE', etude, lie: true, profil: 'NOTAIRE_ADMIN' })).toEqual({
        suite: 'refuser',
        motif: 'etude-fermee',
      })
  })

  it('a collaborator of the sign-on opens no notary’s account; a certificate was linked by the office', () => {
    const s = {
      qualite: 'COLLABORATEUR',
      etude: ACTIVE,
      lie: true,
      profil: 'NOTAIRE_NOTAIRE',
    } as const
    expect(deciderNotaire({ moyen: 'connexion', ...s })).toEqual({
      suite: 'refuser',
      motif: 'qualite-differente',
    })
    expect(deciderNotaire({ moyen: 'certificat', ...s })).toEqual({ suite: 'ouvrir' })
  })

  it('tells at home what another try does not solve', () => {
    expect(MOTIFS_CONNEXION_NOTAIRE.filter(estProfilEnErreur)).toEqual([...MOTIFS_PROFIL_NOTAIRE])
  })
})

describe('an account made for a person, known by its address', () => {
  const comptes = [
    { id: 1, email: 'Elise@Etude.fr', profil: 'NOTAIRE_NOTAIRE' },
    { id: 2, email: 'thomas@etude.fr', profil: 'NOTAIRE_COLLAB' },
    { id: 3, email: 'etude@etude.fr', profil: 'NOTAIRE_ADMIN' },
    { id: 4, email: 'etude@etude.fr', profil: 'NOTAIRE_COLLAB' },
  ] as const
  const chercher = (
    email: string,
    qualite: 'NOTAIRE' | 'COLLABORATEUR' = 'NOTAIRE',
    emailVerifie = true,
  ) => compteReconnuParEmail({ email, qualite, emailVerifie }, comptes)
  it('opens, when it is verified, its own, and the quality suffices', () => {
    expect([
      chercher(' elise@etude.FR '),
      chercher('thomas@etude.fr', 'COLLABORATEUR'),
      chercher('thomas@etude.fr'),
    ]).toEqual([1, 2, 2])
    expect([
      chercher('elise@etude.fr', 'COLLABORATEUR'),
      chercher('elise@etude.fr', 'NOTAIRE', false),
      chercher(''),
      chercher('x@y.fr'),
    ]).toEqual([null, null, null, null])
  })
  it('never for an address that several accounts share', () =>
    expect(chercher('etude@etude.fr')).toBeNull())
})
