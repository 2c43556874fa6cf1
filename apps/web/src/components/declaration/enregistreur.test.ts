import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { creerEnregistreur } from './enregistreur.ts'

/** A register that holds one text; `refus` is thrown by the next save. */
const registre = () => {
  const etat = { saisi: '', enregistre: '', envois: 0, refus: null as Error | null }
  const enregistreur = creerEnregistreur({
    aEnvoyer: () => etat.saisi !== etat.enregistre,
    envoyer: async () => {
      etat.envois += 1
      const envoye = etat.saisi
      await new Promise((done) => setTimeout(done, 100))
      if (etat.refus) throw etat.refus
      etat.enregistre = envoye
    },
    surEchec: (error) => {
      const message = error instanceof Error ? error.message : ''
      return {
        reprise:
          message === 'réseau'
            ? 'seule'
            : message === 'valeur refusée'
              ? 'a-la-saisie'
              : 'sur-decision',
        message,
      }
    },
  })
  const taper = (texte: string): void => {
    etat.saisi = texte
    enregistreur.signaler()
  }
  return { etat, enregistreur, taper }
}

describe('creerEnregistreur', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('saves once, 1.5 s after the last change', async () => {
    const { etat, enregistreur, taper } = registre()
    taper('a')
    await vi.advanceTimersByTimeAsync(1000)
    taper('ab')
    await vi.advanceTimersByTimeAsync(1400)
    expect(etat.envois).toBe(0)
    expect(enregistreur.etat().statut).toBe('modifie')
    await vi.advanceTimersByTimeAsync(300)
    expect(etat).toMatchObject({ envois: 1, enregistre: 'ab' })
    expect(enregistreur.etat().statut).toBe('a-jour')
  })

  it('sends after a save in flight what was typed during it, one save at a time', async () => {
    const { etat, enregistreur, taper } = registre()
    taper('a')
    const vidage = enregistreur.vider()
    await vi.advanceTimersByTimeAsync(50)
    taper('ab')
    expect(etat.envois).toBe(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(etat).toMatchObject({ envois: 2, enregistre: 'ab' })
    expect(await vidage).toBe(true)
  })

  it('does not send what was undone', async () => {
    const { etat, enregistreur, taper } = registre()
    taper('a')
    taper('')
    await vi.advanceTimersByTimeAsync(2000)
    expect(etat.envois).toBe(0)
    expect(enregistreur.etat().statut).toBe('a-jour')
  })

  it('tries a dead connection again by itself, and says so meanwhile', async () => {
    const { etat, enregistreur, taper } = registre()
    etat.refus = new Error('réseau')
    taper('a')
    await vi.advanceTimersByTimeAsync(1700)
    expect(enregistreur.etat()).toEqual({ statut: 'echec', message: 'réseau' })
    etat.refus = null
    await vi.advanceTimersByTimeAsync(3200)
    expect(etat).toMatchObject({ envois: 2, enregistre: 'a' })
    expect(enregistreur.etat().statut).toBe('a-jour')
  })

  it('waits for the next change when a value is refused', async () => {
    const { etat, enregistreur, taper } = registre()
    etat.refus = new Error('valeur refusée')
    taper('a')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(etat.envois).toBe(1)
    expect(enregistreur.etat().statut).toBe('echec')
    etat.refus = null
    taper('ab')
    await vi.advanceTimersByTimeAsync(2000)
    expect(etat.enregistre).toBe('ab')
  })

  it('waits for the person after a conflict, and goes on when it is settled', async () => {
    const { etat, enregistreur, taper } = registre()
    etat.refus = new Error('version périmée')
    taper('a')
    await vi.advanceTimersByTimeAsync(1700)
    expect(enregistreur.etat().statut).toBe('suspendu')
    taper('ab')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(etat.envois).toBe(1)
    etat.refus = null
    enregistreur.reprendre()
    await vi.advanceTimersByTimeAsync(200)
    expect(etat.enregistre).toBe('ab')
  })

  it('says that not everything is saved when the flush fails', async () => {
    const { etat, enregistreur, taper } = registre()
    etat.refus = new Error('réseau')
    taper('a')
    const vidage = enregistreur.vider()
    await vi.advanceTimersByTimeAsync(150)
    expect(await vidage).toBe(false)
    enregistreur.arreter()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(etat.envois).toBe(1)
  })
})
