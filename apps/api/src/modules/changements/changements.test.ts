import { addDays, formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { immatriculee, type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'

describe('the feed of changes and the look-ups', () => {
  const registre = useRegistre()
  const suivre = async (p: Personne, limite = 100) => {
    await scellerJournal(registre().deps)
    const recus = []
    for (let depuis = 0; ;) {
      const { changements, suivant, encore } = await p.api.lireChangements({
        query: { depuis, limite },
      })
      recus.push(...changements)
      expect(suivant).toBeGreaterThanOrEqual(depuis)
      depuis = suivant
      if (!encore) return { recus, suivant }
    }
  }

  it('gives each caller what it may see, in order, once, resumable at any step', async () => {
    const [a, b] = [await immatriculee(registre()), await immatriculee(registre())]
    const tout = await suivre(a.syndic)
    expect(new Set(tout.recus.map((c) => c.copropriete.id))).toEqual(new Set([a.coproprieteId]))
    expect(tout.recus.map((c) => c.evenement)).toEqual(
      expect.arrayContaining(['soumettre', 'valider']),
    )
    expect(tout.recus.map((c) => c.rang)).toEqual(
      tout.recus.map((c) => c.rang).toSorted((x, y) => x - y),
    )
    expect(
      tout.recus.every((c) => !['ouvrir', 'connexion', 'deposer-document'].includes(c.evenement)),
    ).toBe(true)
    expect((await suivre(a.syndic, 1)).recus).toEqual(tout.recus)
    const { changements, suivant } = await a.syndic.api.lireChangements({
      query: { depuis: tout.suivant },
    })
    expect([changements, suivant]).toEqual([[], tout.suivant])
    const teneur = await suivre(a.teneur)
    expect(new Set(teneur.recus.map((c) => c.copropriete.id))).toEqual(
      new Set([a.coproprieteId, b.coproprieteId]),
    )
  })

  it('begins at a day, or now, and says that a rank is past the last one', async () => {
    const { syndic } = await immatriculee(registre())
    const tout = await suivre(syndic)
    const lire = (query: object) => syndic.api.lireChangements({ query: { limite: 500, ...query } })
    const [hier, demain] = [-1, 1].map((n) => formatFrDate(addDays(registre().clock.today(), n)))
    expect((await lire({ depuisLe: hier })).changements).toEqual(tout.recus)
    expect(await lire({ depuisLe: demain })).toMatchObject({
      changements: [],
      suivant: tout.suivant,
      encore: false,
    })
    await expect(lire({ depuis: tout.suivant + 1 })).rejects.toMatchObject({
      problem: {
        status: 400,
        champs: [{ champ: 'depuis', code: 'RANG-INCONNU' }],
        infos: { dernierRang: tout.suivant },
      },
    })
    for (const faux of [{ depuis: 0, depuisLe: hier }, { depuisLe: '32/01/2027' }])
      await expect(lire(faux)).rejects.toMatchObject({ problem: { code: 'requete-invalide' } })
    // A hook takes up from a rank in the same words.
    await expect(
      syndic.api.reprendreWebhook({ params: { id: 1 }, body: { depuis: tout.suivant + 1 } }),
    ).rejects.toMatchObject({ problem: { infos: { dernierRang: tout.suivant } } })
  })

  it('finds co-ownerships by number, SIRET, parcel and address, 100 keys at most, without anything private', async () => {
    const { coproprieteId, numero, syndic } = await immatriculee(registre())
    await scellerJournal(registre().deps)
    await projeterCoproprietes({ db: registre().db })
    const [t] = await registre().db.query<{ siret: string }>(
      'select siret from teledeclarant where id = $1',
      [syndic.teledeclarantId],
    )
    const [p] = await registre().db.query<{ id_parcelle: string }>(
      'select id_parcelle from parcelle where copropriete_id = $1',
      [coproprieteId],
    )
    const { api } = registre().visiteur()
    const { resultats } = await api.repererCoproprietes({
      body: {
        numeros: [
          `${numero.slice(0, 3)}-${numero.slice(3, 6)}-${numero.slice(6)}`.toLowerCase(),
          'ZZ9999999',
          'rien',
        ],
        sirets: [t?.siret ?? ''],
        parcelles: [p?.id_parcelle ?? ''],
      },
    })
    expect(resultats.map((r) => [r.critere, r.coproprietes.map((c) => c.id)])).toEqual([
      ['numero', [coproprieteId]],
      ['numero', []],
      ['numero', []],
      ['siret', [coproprieteId]],
      ['parcelle', [coproprieteId]],
    ])
    await expect(
      api.repererCoproprietes({
        body: { numeros: Array.from({ length: 101 }, (_, i) => `AA${i}`) },
      }),
    ).rejects.toMatchObject({
      problem: { status: 400 },
    })
    await expect(api.repererCoproprietes({ body: {} })).rejects.toMatchObject({
      problem: { status: 400 },
    })
  })
})
