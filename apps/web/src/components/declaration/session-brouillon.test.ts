import { ApiError } from '@registre/contract/client'
import { normaliser } from '@registre/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lireCopie } from './copie-locale.ts'
import { versEnvoi, versSaisie, type Saisie } from './saisie.ts'
import { ouvrirSession, type Ports } from './session-brouillon.ts'
import { declarationVierge } from './declaration-de-test.ts'
import type { Declaration } from './types.ts'

/** A register with one draft, an answer lost on demand, and idempotency keys. */
const registre = (initiale = declarationVierge()) => {
  let stocke = initiale
  let saisie: Saisie = versSaisie(initiale.immatCopropriete)
  const clefs = new Map<string, Declaration>()
  const boite = new Map<string, string>()
  const suivi = { envois: 0, perdreLaReponse: false, creations: 0 }
  const ports: Ports = {
    initiale,
    copie: null,
    lireSaisie: () => saisie,
    ecrireSaisie: (s) => {
      saisie = s
    },
    relire: async () => stocke,
    surReponse: vi.fn(),
    stockage: { setItem: (k, v) => void boite.set(k, v), removeItem: (k) => void boite.delete(k) },
    enregistrer: async ({ params, body }, clef) => {
      suivi.envois += 1
      let reponse = clefs.get(clef)
      if (!reponse) {
        if (body.id !== null && body.version !== stocke.version)
          throw new ApiError('enregistrerBrouillon', {
            status: 409,
            code: 'version-perimee',
            message: 'Modifié entre-temps',
            infos: {
              version: stocke.version,
              auteur: 'Autre',
              enregistreLe: '2026-11-21T10:00:00Z',
              immatCopropriete: versEnvoi(normaliser(stocke.immatCopropriete)),
            },
          })
        if (body.id === null) suivi.creations += 1
        stocke = {
          ...stocke,
          id: 7,
          version: stocke.version + 1,
          etape: params.x,
          confirmations: body.confirmations ?? stocke.confirmations,
          // As the register does: its own order, reasons without spaces around.
          reponsesDoublons:
            body.reponsesDoublons
              ?.map((x) => ({ ...x, motif: x.motif.trim() }))
              .sort((x, y) => Number(x.candidatId) - Number(y.candidatId)) ??
            stocke.reponsesDoublons,
          immatCopropriete: versEnvoi(
            normaliser({ ...stocke.immatCopropriete, ...body.immatCopropriete }),
          ),
        }
        reponse = stocke
        clefs.set(clef, reponse)
      }
      if (suivi.perdreLaReponse)
        throw new ApiError('enregistrerBrouillon', {
          status: 0,
          code: 'reseau',
          message: 'Le registre ne répond pas.',
        })
      return reponse
    },
  }
  return {
    ports,
    suivi,
    boite,
    stocke: () => stocke,
    saisie: () => saisie,
    parAutrui: (changer: (d: Declaration) => Declaration) => {
      stocke = { ...changer(stocke), version: stocke.version + 1 }
    },
  }
}

const nommer = (saisie: Saisie, nom: string): Saisie => ({
  ...saisie,
  identification: { ...saisie.identification, nomCopropriete: nom },
})

describe('ouvrirSession', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('creates the draft at the first save, then saves into it', async () => {
    const r = registre()
    const session = ouvrirSession(r.ports)
    r.ports.ecrireSaisie(nommer(r.saisie(), 'Tilleuls'))
    session.signaler()
    await vi.advanceTimersByTimeAsync(1600)
    expect(r.ports.surReponse).toHaveBeenCalledWith(
      expect.objectContaining({ id: 7, version: 1 }),
      true,
    )
    r.ports.ecrireSaisie(nommer(r.saisie(), 'Les Tilleuls'))
    expect(await session.enregistrer('procedures')).toBe(true)
    expect(r.stocke()).toMatchObject({
      version: 2,
      etape: 'procedures',
      immatCopropriete: { identification: { nomCopropriete: 'Les Tilleuls' } },
    })
    expect(r.suivi.creations).toBe(1)
    expect(r.boite.size).toBe(0)
  })

  it('sends an uncertain save again as it was: one draft, and what was typed since', async () => {
    const r = registre()
    const session = ouvrirSession(r.ports)
    r.suivi.perdreLaReponse = true
    r.ports.ecrireSaisie(nommer(r.saisie(), 'A'))
    session.signaler()
    await vi.advanceTimersByTimeAsync(1600)
    expect(session.enregistreur.etat().statut).toBe('echec')
    r.ports.ecrireSaisie(nommer(r.saisie(), 'AB'))
    session.signaler()
    expect(r.boite.size).toBe(1)
    r.suivi.perdreLaReponse = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(r.suivi.creations).toBe(1)
    expect(r.stocke().immatCopropriete.identification.nomCopropriete).toBe('AB')
    expect(session.enregistreur.etat().statut).toBe('a-jour')
  })

  it('says why a save is refused, in whole sentences', async () => {
    const r = registre()
    const refus = new ApiError('enregistrerBrouillon', {
      status: 400,
      code: 'requete-invalide',
      message: 'La demande contient des valeurs incorrectes.',
      champs: [{ champ: 'identification.nbLots', code: 'max', message: 'Au plus 10' }],
    })
    const session = ouvrirSession({ ...r.ports, enregistrer: () => Promise.reject(refus) })
    r.ports.ecrireSaisie(nommer(r.saisie(), 'Tilleuls'))
    session.signaler()
    await vi.advanceTimersByTimeAsync(1600)
    expect(session.enregistreur.etat()).toMatchObject({
      message: 'La demande contient des valeurs incorrectes. Nombre total de lots : Au plus 10.',
    })
  })

  const enConflit = async () => {
    const r = registre({ ...declarationVierge(), id: 7, version: 1 })
    const session = ouvrirSession(r.ports)
    r.parAutrui((d) => ({
      ...d,
      immatCopropriete: versEnvoi(
        normaliser({
          ...d.immatCopropriete,
          identification: { nomCopropriete: 'Autre', nbLots: 12 },
        }),
      ),
    }))
    r.ports.ecrireSaisie(nommer(r.saisie(), 'Moi'))
    session.signaler()
    await vi.advanceTimersByTimeAsync(1600)
    return { r, session }
  }

  it('shows what another person saved before overwriting anything', async () => {
    const { r, session } = await enConflit()
    expect(session.etat().conflit).toMatchObject({
      version: 2,
      auteur: 'Autre',
      differences: [
        { champ: 'identification.nomCopropriete', saisie: 'Moi', enregistre: 'Autre' },
        { champ: 'identification.nbLots', modifieParMoi: false },
      ],
    })
    expect(r.stocke().immatCopropriete.identification.nomCopropriete).toBe('Autre')
  })

  it('keeps the person’s changes on top of the newer version', async () => {
    const { r, session } = await enConflit()
    session.garderMaSaisie()
    await vi.advanceTimersByTimeAsync(500)
    expect(r.stocke().immatCopropriete.identification).toMatchObject({
      nomCopropriete: 'Moi',
      nbLots: 12,
    })
    expect(session.etat().conflit).toBeNull()
  })

  it('or takes the newer version', async () => {
    const { r, session } = await enConflit()
    await session.prendreEnregistree()
    expect(r.saisie().identification).toMatchObject({ nomCopropriete: 'Autre', nbLots: '12' })
    expect(session.enregistreur.etat().statut).toBe('a-jour')
    expect(r.boite.size).toBe(0)
  })

  it('restores after a reload what was not saved, on the version it was typed on', async () => {
    const r = registre({ ...declarationVierge(), id: 7, version: 1 })
    const avant = ouvrirSession(r.ports)
    r.ports.ecrireSaisie(nommer(r.saisie(), 'Non enregistré'))
    avant.signaler()
    avant.enregistreur.arreter()
    r.ports.ecrireSaisie(versSaisie(r.stocke().immatCopropriete))
    const copie = lireCopie({ getItem: (k) => r.boite.get(k) ?? null }, 7, 'DEFAULT')
    r.ports.ecrireSaisie(copie?.saisie ?? r.saisie())
    const apres = ouvrirSession({ ...r.ports, copie })
    expect(r.saisie().identification.nomCopropriete).toBe('Non enregistré')
    expect(await apres.enregistrer('identification')).toBe(true)
    expect(r.stocke().immatCopropriete.identification.nomCopropriete).toBe('Non enregistré')
  })

  it('sends again after a reload the save that was on its way: no draft twice, no conflict with oneself', async () => {
    const r = registre()
    const avant = ouvrirSession(r.ports)
    r.suivi.perdreLaReponse = true
    r.ports.ecrireSaisie(nommer(r.saisie(), 'Avant rechargement'))
    avant.signaler()
    await vi.advanceTimersByTimeAsync(1600)
    avant.enregistreur.arreter()
    r.suivi.perdreLaReponse = false
    const copie = lireCopie({ getItem: (k) => r.boite.get(k) ?? null }, null, 'DEFAULT')
    const apres = ouvrirSession({ ...r.ports, copie })
    expect(await apres.enregistrer('identification')).toBe(true)
    expect(r.suivi.creations).toBe(1)
    expect(apres.etat().conflit).toBeNull()
    expect(r.boite.size).toBe(0)
  })

  it('does not ask when the newer version says just what is typed', async () => {
    const r = registre({ ...declarationVierge(), id: 7, version: 1 })
    const session = ouvrirSession(r.ports)
    r.parAutrui((d) => ({
      ...d,
      immatCopropriete: versEnvoi(
        normaliser({ ...d.immatCopropriete, identification: { nomCopropriete: 'Pareil' } }),
      ),
    }))
    r.ports.ecrireSaisie(nommer(r.saisie(), 'Pareil'))
    session.signaler()
    await vi.advanceTimersByTimeAsync(6000)
    expect(session.etat().conflit).toBeNull()
    expect(session.enregistreur.etat().statut).toBe('a-jour')
    r.ports.ecrireSaisie(nommer(r.saisie(), 'La suite'))
    expect(await session.enregistrer('identification')).toBe(true)
  })

  it('keeps the confirmations and the answers to duplicates with the draft', async () => {
    const r = registre({ ...declarationVierge(), id: 7, version: 1 })
    const session = ouvrirSession(r.ports)
    session.confirmer(['MAN-DOUZE-MOIS'])
    session.repondreDoublons([
      { candidatId: 9, reponse: 'RATTACHER', motif: '' },
      { candidatId: 3, reponse: 'DIFFERENTE', motif: 'Autre rue ' },
    ])
    expect(await session.enregistrer('recapitulatif')).toBe(true)
    expect(r.stocke()).toMatchObject({
      confirmations: ['MAN-DOUZE-MOIS'],
      reponsesDoublons: [{ candidatId: 3, motif: 'Autre rue' }, { candidatId: 9 }],
    })
    expect(session.etat().reponses[1]?.motif).toBe('Autre rue ')
  })
})
