import {
  addDays,
  faitsDeclares,
  formatFrDate,
  type Obligation,
  OBLIGATIONS_DECLAREES,
  situation,
} from '@registre/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import type { Personne } from '@registre/testing/register'
import { remplir } from '../courriels/gabarits.ts'
import { creerLiens } from '../courriels/gabarits/liens.ts'
import type { ModelesCourriel } from '../courriels/gabarits/modeles.ts'
import { recapitulerCourriels } from '../envois/recapituler.ts'
import { reconstruireProjections } from '../projections/projeter.ts'
import { prevenirEcheances } from '../traitements/prevenir-echeances.ts'
import { suivreMandats } from '../traitements/suivre-mandats.ts'
import { BATIMENTS, casDeSituation, CONTENUS, semer } from './situation-de-test.ts'

// Of each co-ownership of the table of situation, the sheet, the home, the counters, the list, the
// calendar, the reminder and the digest say the same days, and the domain says which.

interface Suivie {
  id: number
  fin: string
  lue: Obligation[]
}
interface Firme {
  syndic: Personne
  suivies: Suivie[]
}
type Due = Obligation & { id: number; jour: string }

/** The end of the mandate, in days: on each side of each distance of the reminders. */
const FINS = [60, 30, 31, 0, -1, 61, 29, 1]

const dues = ({ suivies }: Firme): Due[] =>
  suivies.flatMap(({ id, lue }) =>
    lue.flatMap((o) => (o.jour === null ? [] : [{ ...o, id, jour: o.jour }])),
  )
const aFaire = (firme: Firme): Due[] =>
  dues(firme).filter(({ etat }) => etat === 'a-faire' || etat === 'en-retard')
/** Under which name the home and the calendar tell an obligation. */
const tacheDe = ({ code, etat }: Due): string =>
  code === 'syndic'
    ? etat === 'en-retard'
      ? 'mandats-expires'
      : 'mandats-a-renouveler'
    : code === 'mise-a-jour-annuelle'
      ? 'mises-a-jour'
      : code
const ligneDe = ({ code, id, jour }: Due): string =>
  `${id} ${code === 'syndic' ? 'MANDAT' : code === 'mise-a-jour-annuelle' ? 'MISE_A_JOUR' : code} ${formatFrDate(jour)}`
const datesDe = (contenu: unknown): string[] =>
  [...new Set(JSON.stringify(contenu).match(/\d{2}\/\d{2}\/\d{4}/g))].toSorted()
const dates = (jours: readonly string[]): string[] =>
  [...new Set(jours.map((j) => formatFrDate(j)))].toSorted()

const ouvrir = async (r: Registre, jour: string, jeu2027: boolean): Promise<Firme[]> => {
  const cas = casDeSituation(r, jeu2027)
  const firmes: Firme[] = []
  for (const [n, c] of [...cas, ...cas].entries()) {
    // Two co-ownerships a firm: what it is told leaves in one mail.
    if (n % 2 === 0) firmes.push({ syndic: await r.personne('TELE_PRO_ADMIN_PRINC'), suivies: [] })
    const firme = firmes.at(-1)
    if (!firme) throw new Error('a firm was opened')
    const [fin, majFaite] = [addDays(jour, FINS[n % FINS.length] ?? 0), n >= cas.length]
    // Accounts of so long ago that their update is late, one time in four.
    const cloture = n % 4 === 1 ? '2024-12-31' : c.cloture
    const { id, contenu } = await semer(r, firme.syndic, { ...c, cloture }, c.nom)
    await r.db.query(`update mandat set date_fin = $2, decide_le = $3 where copropriete_id = $1`, [
      id,
      fin,
      addDays(jour, -100),
    ])
    await r.db.query(
      `update copropriete set date_fin_mandat = $2, date_derniere_maj_annuelle = $3 where id = $1`,
      [id, fin, majFaite ? jour : null],
    )
    const declares = faitsDeclares(contenu)
    const lue = situation({ finMandat: fin, suite: false, majFaite, cloture, declares }, jour)
    firme.suivies.push({ id, fin, lue })
  }
  return firmes
}

describe.each([
  ['under the law of 2016', '2026-11-28', false],
  ['under the law of 2027', '2027-03-15', true],
])('every date, %s', (_, jour, jeu2027) => {
  const registre = useRegistre()
  let firmes: Firme[] = []
  beforeAll(async () => {
    const r = registre()
    r.clock.set(`${jour}T10:00:00Z`)
    firmes = await ouvrir(r, jour, jeu2027)
    await reconstruireProjections(r.db)
    await suivreMandats(r.deps)
    await prevenirEcheances(r.deps)
  }, 120_000)

  it('is told of the whole table', () => {
    expect(firmes.flatMap((f) => f.suivies)).toHaveLength(
      2 * (CONTENUS.length + (jeu2027 ? BATIMENTS.length : 0)),
    )
    const etats = new Set(firmes.flatMap((f) => dues(f).map((o) => `${o.code} ${o.etat}`)))
    for (const code of ['syndic', 'mise-a-jour-annuelle', 'plan-travaux'])
      for (const etat of ['a-faire', 'en-retard']) expect(etats).toContain(`${code} ${etat}`)
  })

  it('of the sheet, of the home, of the counters and of their lists', async () => {
    for (const firme of firmes) {
      const { api } = firme.syndic
      for (const { id, lue } of firme.suivies)
        expect((await api.visualiserCopropriete({ params: { id } })).situation).toEqual(
          lue.map((o) => ({ ...o, jour: formatFrDate(o.jour) })),
        )
      const attendues = [...Map.groupBy(aFaire(firme), tacheDe)].map(([nature, os]) => [
        nature,
        os.length,
        formatFrDate(os.map((o) => o.jour).toSorted()[0] ?? null),
      ])
      const { taches } = await api.listerAFaire({})
      expect(taches.map((t) => [t.nature, t.nombre, t.jour]).toSorted()).toEqual(
        attendues.toSorted(),
      )
      const { obligations } = await api.compterGerees({})
      for (const code of OBLIGATIONS_DECLAREES) {
        const ids = aFaire(firme).flatMap((o) => (o.code === code ? [o.id] : []))
        expect(obligations[code]).toBe(ids.length)
        const { coproprietes } = await api.rechercherGerees({ body: { obligation: code } })
        expect(coproprietes.map((c) => c.id).toSorted()).toEqual(ids.toSorted())
      }
    }
  })

  it('of the calendar, on screen and in a program', async () => {
    const r = registre()
    for (const firme of firmes) {
      const lignes = new Set<string>()
      for (const mois of new Set(dues(firme).map((o) => o.jour.slice(0, 7))))
        for (const j of await firme.syndic.api.lireMoisEcheances({ params: { mois } }))
          for (const a of j.apercu) lignes.add(`${a.coproprieteId} ${a.nature} ${j.jour}`)
      const toutes = dues(firme).map(ligneDe)
      for (const o of aFaire(firme)) expect([...lignes]).toContain(ligneDe(o))
      for (const ligne of lignes) expect(toutes).toContain(ligne)
      const { chemin } = await firme.syndic.api.ouvrirAbonnementCalendrier({ body: {} })
      const ics = (await r.app.inject({ method: 'GET', url: chemin })).body
      const jours = [...ics.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, j]) => j)
      for (const o of aFaire(firme))
        if (o.jour >= addDays(jour, -180)) expect(jours).toContain(o.jour.replaceAll('-', ''))
      for (const j of jours) expect(dues(firme).map((o) => o.jour.replaceAll('-', ''))).toContain(j)
    }
  })

  it('of the reminders, then of the digest: those of what is to be done, and no other', async () => {
    const r = registre()
    const liens = creerLiens(r.deps.settings)
    type Recu = ModelesCourriel['recapitulatif']['envois'][number]
    const dits = (firme: Firme, { id, fin }: Suivie): string[] =>
      fin < jour ? [] : aFaire(firme).flatMap((o) => (o.id === id ? [o.jour] : []))
    for (const firme of firmes)
      for (const s of firme.suivies) {
        const recus = await r.db.query<Recu>(
          `select payload->>'modele' as modele, payload->'donnees' as donnees from outbox where (payload->'donnees'->>'coproprieteId')::int = $1`,
          [s.id],
        )
        const attendu = s.fin < jour ? ['mandat-expire'] : ['mandat-echeance']
        expect(recus.map((e) => e.modele)).toEqual(s.fin > addDays(jour, 60) ? [] : attendu)
        for (const { modele, donnees } of recus)
          expect(datesDe(remplir(modele, donnees, liens))).toEqual(
            dates(s.fin < jour ? [s.fin] : dits(firme, s)),
          )
      }
    await r.db.query(`update outbox set cree_le = $1::timestamptz - interval '2 days'`, [
      r.clock.now(),
    ])
    await recapitulerCourriels(r.deps)
    const recapitulatifs = await r.db.query<{ donnees: ModelesCourriel['recapitulatif'] }>(
      `select payload->'donnees' as donnees from outbox where payload->>'modele' = 'recapitulatif'`,
    )
    expect(recapitulatifs.length).toBeGreaterThan(firmes.length / 2)
    for (const { donnees } of recapitulatifs) {
      const ids = donnees.envois.map((e) => e.donnees.coproprieteId)
      const jours = firmes.flatMap((firme) =>
        firme.suivies.flatMap((s) => (ids.includes(s.id) ? dits(firme, s) : [])),
      )
      expect(datesDe(remplir('recapitulatif', donnees, liens))).toEqual(dates(jours))
    }
  })
})
