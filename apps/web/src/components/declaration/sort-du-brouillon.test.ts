import { ApiError } from '@registre/contract/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { declarationVierge } from './declaration-de-test.ts'
import { versSaisie } from './saisie.ts'
import { ouvrirSession } from './session-brouillon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says why, in the place of the form, once the right to write has ended meanwhile', async () => {
  const initiale = { ...declarationVierge(), id: 7, version: 1, voie: 'directe' as const }
  let saisie = versSaisie(initiale.immatCopropriete)
  const empechement = 'La copropriété est dissoute.'
  const session = ouvrirSession({
    initiale,
    copie: null,
    lireSaisie: () => saisie,
    ecrireSaisie: (s) => (saisie = s),
    enregistrer: async () => {
      throw new ApiError('enregistrerBrouillon', {
        status: 409,
        code: 'transition-interdite',
        message: 'Cette action est impossible.',
      })
    },
    relire: async () => ({ ...initiale, empechement, voie: null }),
    surReponse: vi.fn(),
    stockage: { setItem: () => undefined, removeItem: () => undefined },
  })
  session.enregistreur.demarrer()
  saisie = {
    ...saisie,
    identification: { ...saisie.identification, nomCopropriete: 'Saisi trop tard' },
  }
  session.signaler()
  await vi.advanceTimersByTimeAsync(2000)
  expect(session.etat().declaration).toMatchObject({
    empechement,
    voie: null,
    immatCopropriete: { identification: { nomCopropriete: 'Saisi trop tard' } },
  })
})
