import { describe, expect, it } from 'vitest'
import { appliquer, DOSSIER_VIDE } from '../dossier/appliquer.ts'
import { ETATS_DEMANDE } from './demande.enums.ts'
import { machineDemande } from './demande.machine.ts'

const poser = (de: (typeof ETATS_DEMANDE)[number] | null, vers: (typeof ETATS_DEMANDE)[number]) => {
  const type = 'RATTACHEMENT' as const
  const depose = { quoi: 'demande', id: 1, pose: { type, etat: 'A_VALIDER' } } as const
  const neuf = de === null ? DOSSIER_VIDE : appliquer(DOSSIER_VIDE, { actes: [], muets: [depose] })
  const avant =
    de === null ? neuf : { ...neuf, demandes: neuf.demandes.map((x) => ({ ...x, etat: de })) }
  return appliquer(avant, {
    actes: [],
    muets: [{ quoi: 'demande', id: 1, pose: { type, etat: vers } }],
  })
}

describe('a request', () => {
  it('moves as its table says, stays where it stands, and no other way', () => {
    let refuses = 0
    for (const de of [null, ...ETATS_DEMANDE])
      for (const vers of ETATS_DEMANDE) {
        const permis =
          de === vers ||
          machineDemande.transitions.some(
            (t) => t.to === vers && (de === null ? t.from === null : t.from?.includes(de)),
          )
        if (permis) expect(poser(de, vers).demandes[0]?.etat, `${de} ${vers}`).toBe(vers)
        else {
          expect(() => poser(de, vers), `${de} ${vers}`).toThrow()
          refuses += 1
        }
      }
    expect(refuses).toBeGreaterThan(15)
  })
})
