import {
  addDays,
  type CodeObligation,
  faitsDeclares,
  formatFrDate,
  type Obligation,
  OBLIGATIONS_DECLAREES,
  situation,
} from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { prevenirEcheances } from '../traitements/prevenir-echeances.ts'
import { projeterCoproprietes, reconstruireProjections } from '../projections/projeter.ts'
import {
  BATIMENTS,
  casDeSituation,
  CONTENUS,
  enOrdre,
  semer,
  type Semee,
} from './situation-de-test.ts'

describe.each([
  ['under the law of 2016', '2026-11-28', CONTENUS.length],
  ['under the law of 2027', '2027-03-15', CONTENUS.length + BATIMENTS.length],
])('home, list, counters, calendar and sheet say one thing, %s', (_, jour, combien) => {
  const registre = useRegistre()

  it('of the same co-ownerships, day by day', { timeout: 60_000 }, async () => {
    const r = registre()
    r.clock.set(`${jour}T10:00:00Z`)
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const semees: Semee[] = []
    for (const c of casDeSituation(r, combien > CONTENUS.length))
      semees.push(await semer(r, syndic, c, c.nom))
    expect(semees).toHaveLength(combien)
    await reconstruireProjections(r.db)

    const situations = new Map<number, Obligation[]>(
      semees.map(({ id, contenu, cloture }) => [
        id,
        situation(
          {
            finMandat: addDays(jour, 200),
            suite: false,
            majFaite: true,
            cloture,
            declares: faitsDeclares(contenu),
          },
          jour,
        ),
      ]),
    )
    const celles = (code: CodeObligation, ...etats: string[]) =>
      [...situations].flatMap(([id, lues]) =>
        lues.flatMap((o) =>
          o.code === code && etats.includes(o.etat) ? [{ id, jour: o.jour ?? '' }] : [],
        ),
      )

    // The sheet.
    for (const { id } of semees) {
      const fiche = await syndic.api.visualiserCopropriete({ params: { id } })
      expect(fiche.situation).toEqual(
        situations.get(id)?.map((o) => ({ ...o, jour: formatFrDate(o.jour) })),
      )
    }
    const { taches } = await syndic.api.listerAFaire({})
    const { obligations } = await syndic.api.compterGerees({})
    const { chemin } = await syndic.api.ouvrirAbonnementCalendrier({ body: {} })
    const ics = (await r.app.inject({ method: 'GET', url: chemin })).body.replaceAll('\r\n ', '')
    for (const code of OBLIGATIONS_DECLAREES) {
      const aFaire = celles(code, 'a-faire', 'en-retard')
      const premier = aFaire.map((o) => o.jour).toSorted()[0]
      // The counters, and the list that they lead to.
      expect([code, obligations[code]]).toEqual([code, aFaire.length])
      const { coproprietes } = await syndic.api.rechercherGerees({
        body: { obligation: code, paginationOptions: { pageSize: 100 } },
      })
      expect(coproprietes.map(({ id }) => id).toSorted()).toEqual(
        aFaire.map(({ id }) => id).toSorted(),
      )
      // The home.
      const tache = taches.find(({ nature }) => nature === code)
      expect([code, tache?.nombre ?? 0, tache?.enRetard ?? 0, tache?.jour]).toEqual([
        code,
        aFaire.length,
        celles(code, 'en-retard').length,
        premier && formatFrDate(premier),
      ])
      // The calendar of each of these months, and the one that a person follows.
      for (const o of aFaire) {
        const mois = await syndic.api.lireMoisEcheances({ params: { mois: o.jour.slice(0, 7) } })
        const ceJour = mois.find((m) => m.jour === formatFrDate(o.jour))
        expect(ceJour?.nombre).toBeGreaterThan(0)
        if ((ceJour?.nombre ?? 0) <= 6)
          expect(ceJour?.apercu).toContainEqual(
            expect.objectContaining({ coproprieteId: o.id, nature: code }),
          )
        const suivi = o.jour >= addDays(jour, -180) && o.jour <= addDays(jour, 800)
        expect(ics.includes(`UID:${code}-${o.id}-${o.jour}@`)).toBe(suivi)
      }
      for (const o of celles(code, 'en-ordre', 'non-etabli'))
        if (o.jour === '') expect(ics).not.toContain(`UID:${code}-${o.id}-`)
    }
    // Nothing is proved by what is empty.
    const vues = OBLIGATIONS_DECLAREES.filter((code) => celles(code, 'en-retard').length > 0)
    expect(vues.length).toBeGreaterThan(combien > CONTENUS.length ? 2 : 1)
  })

  it('a reminder of the end of a mandate says the days of the home and of the calendar', async () => {
    const r = registre()
    r.clock.set(`${jour}T10:00:00Z`)
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const contenu = enOrdre(r)
    Object.assign(contenu.donneesTechniques, { ppt: false, pptInscritAG: false })
    const cloture = addDays(jour, -500)
    const { id } = await semer(r, syndic, { contenu, jeu: '2016', cloture }, 'Rappelée')
    const fin = addDays(jour, 45)
    await r.db.query(`update mandat set date_fin = $2, decide_le = $3 where copropriete_id = $1`, [
      id,
      fin,
      addDays(jour, -100),
    ])
    await r.db.query(
      `update copropriete set date_fin_mandat = $2, date_derniere_maj_annuelle = null where id = $1`,
      [id, fin],
    )
    await reconstruireProjections(r.db)
    const { situation: lue } = await syndic.api.visualiserCopropriete({ params: { id } })
    await prevenirEcheances(r.deps)
    const [courriel] = await r.db.query<{ fin: string; reste: string }>(
      `select payload->'donnees'->>'dateFinMandat' as fin, payload->'donnees'->>'aFaire' as reste from outbox
       where payload->>'modele' = 'mandat-echeance' and (payload->'donnees'->>'coproprieteId')::int = $1`,
      [id],
    )
    const de = (code: CodeObligation) => lue.find((o) => o.code === code)?.jour
    expect(courriel?.fin).toBe(de('syndic'))
    expect(courriel?.reste).toContain(
      `Mise à jour annuelle, au plus tard le ${de('mise-a-jour-annuelle')}`,
    )
    expect(courriel?.reste).toContain(
      `Plan pluriannuel de travaux, depuis le ${de('plan-travaux')}`,
    )
    const { taches } = await syndic.api.listerAFaire({})
    const tache = (nature: string) => taches.find((t) => t.nature === nature)?.jour
    expect(tache('mandats-a-renouveler')).toBe(de('syndic'))
    expect(tache('mises-a-jour')).toBe(de('mise-a-jour-annuelle'))
    expect(tache('plan-travaux')).toBe(de('plan-travaux'))
    const { chemin } = await syndic.api.ouvrirAbonnementCalendrier({ body: {} })
    const ics = (await r.app.inject({ method: 'GET', url: chemin })).body
    for (const code of ['syndic', 'mise-a-jour-annuelle'] as const)
      expect(ics).toContain(
        `DTSTART;VALUE=DATE:${(de(code) ?? '').split('/').toReversed().join('')}`,
      )
  })

  it('of a reader who is not its syndic nothing is told', async () => {
    const r = registre()
    const [syndic, notaire] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('NOTAIRE_NOTAIRE'),
    ]
    const contenu = enOrdre(r)
    const { id } = await semer(r, syndic, { contenu, jeu: '2016', cloture: null }, 'Ailleurs')
    await projeterCoproprietes(r)
    expect((await notaire.api.visualiserCopropriete({ params: { id } })).situation).toEqual([])
  })
})
