import {
  addDays,
  addMonths,
  type FaitsSituation,
  formatFrDate,
  type NatureTache,
  SILENCE_PRECISIONS_JOURS,
  situation,
} from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { pdf, type Personne } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { copropriete } from '../mandats/vie-mandat-de-test.ts'
import { type Copro, demander, geree, infos } from '../rattachements/rattachements-de-test.ts'

describe('what a person has to do', () => {
  const registre = useRegistre()
  const natures = async (p: Personne): Promise<[NatureTache, number][]> =>
    (await p.api.listerAFaire({})).taches.map((t) => [t.nature, t.nombre])
  /** Placed on the map, its update filed: nothing is to be done on it. */
  const ranger = (r: Registre, id: number) =>
    r.db.query(
      `update copropriete set geolocalisee = true, date_derniere_maj_annuelle = $2, date_cloture_dernier_exercice = $2 where id = $1`,
      [id, r.clock.today()],
    )
  const enOrdre = async (r: Registre, syndic: Personne, jours = 300): Promise<Copro> => {
    const c = await geree(r, syndic, addDays(r.clock.today(), jours))
    await ranger(r, c.id)
    return c
  }

  it('nothing, on a co-ownership in order', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    await enOrdre(r, syndic)
    expect(await syndic.api.listerAFaire({})).toEqual({
      taches: [],
      total: 0,
      chezLesTeneurs: { nombre: 0, jour: '' },
      chezDesCollegues: 0,
    })
  })

  it('a contest has the limit of the right to answer, not that of the decision', async () => {
    const r = registre()
    const [ancien, nouveau] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
    ]
    const jour = r.clock.today()
    const c = await enOrdre(r, ancien)
    await nouveau.api.rattacher({
      body: {
        numero: c.numero,
        infoRattachement: { ...infos(jour), typeJustifMandat: 'PV_AG' },
        file: await pdf(),
        finAnticipee: { electionLe: formatFrDate(jour) },
      },
    })
    const recue = (await ancien.api.listerMandatsEnCours()).find((x) => x.coproprieteId === c.id)
    const { taches } = await ancien.api.listerAFaire({})
    expect(taches).toMatchObject([
      {
        nature: 'contester',
        nombre: 1,
        jour: recue?.finAnticipee?.reponseAvant,
        idDemande: recue?.idDemande,
      },
    ])
    expect(taches[0]?.jour).not.toBe(recue?.echeance)
    // It waits for a keeper too, and is nothing that the other has to do.
    expect(await nouveau.api.listerAFaire({})).toMatchObject({
      taches: [],
      chezLesTeneurs: { nombre: 1, jour: recue?.echeance },
    })
    await ancien.api.contesterRattachement({
      params: { id: recue?.idDemande ?? 0 },
      body: { texte: 'L’assemblée n’a pas eu lieu.' },
    })
    expect(await natures(ancien)).toEqual([])
  })

  it('each kind, by its day, with the name of what stands alone', async () => {
    const r = registre()
    const [syndic, autre] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
    ]
    const jour = r.clock.today()
    const expiree = await copropriete(r, syndic, 'IMMATRICULEE_RATTACHEMENT_EXPIRE', [
      { etat: 'EXPIRE', debut: addDays(jour, -400), fin: addDays(jour, -36) },
    ])
    await r.db.query(`update copropriete set date_fin_mandat = $2 where id = $1`, [
      expiree.id,
      addDays(jour, -36),
    ])
    await ranger(r, expiree.id)
    for (const jours of [20, 30]) await enOrdre(r, syndic, jours)
    const aDeclarer = await enOrdre(r, syndic)
    await r.db.query(
      `update copropriete set date_derniere_maj_annuelle = null, date_immatriculation = '2017-01-01', date_cloture_dernier_exercice = $2, geolocalisee = false where id = $1`,
      [aDeclarer.id, addDays(jour, -900)],
    )
    const demandee = await geree(r, autre, addDays(jour, -1))
    const { idDemande } = await demander(syndic, demandee, jour)
    await r.db.query(`update demande set etat = 'PRECISIONS', suspendue_le = $2 where id = $1`, [
      idDemande,
      r.clock.now(),
    ])
    const cedee = await geree(r, autre, addDays(jour, 40))
    await r.db.query(
      `insert into successeur (copropriete_id, declarant_id, successeur_id, email, date_prise_fonction) values ($1, $2, $3, 'a@b.test', $4)`,
      [cedee.id, autre.teledeclarantId, syndic.teledeclarantId, addDays(jour, 41)],
    )
    const { taches, total } = await syndic.api.listerAFaire({})
    expect(taches.map((t) => [t.nature, t.nombre, t.jour, t.copropriete?.id ?? null])).toEqual([
      ['mises-a-jour', 1, expect.any(String), aDeclarer.id],
      ['mandats-expires', 1, formatFrDate(addDays(jour, -36)), expiree.id],
      ['mandats-a-renouveler', 2, formatFrDate(addDays(jour, 20)), null],
      ['preciser', 1, formatFrDate(addDays(jour, SILENCE_PRECISIONS_JOURS)), demandee.id],
      ['succession', 1, formatFrDate(addDays(jour, 41)), cedee.id],
      ['localiser', 1, '', aDeclarer.id],
    ])
    expect(total).toBe(7)
    expect(taches[0]?.enRetard).toBe(1)
  })

  it('is one’s own or nobody’s; what colleagues look after is one number', async () => {
    const r = registre()
    const admin = await r.personne('TELE_PRO_ADMIN_PRINC')
    const tenant = admin.teledeclarantId ?? 0
    const [moi, collegue] = [
      await r.personne('TELE_PRO_GESTION', tenant),
      await r.personne('TELE_PRO_GESTION', tenant),
    ]
    const [a, b, c] = [
      await enOrdre(r, admin, 10),
      await enOrdre(r, admin, 20),
      await enOrdre(r, admin, 30),
    ]
    expect(await natures(moi)).toEqual([['mandats-a-renouveler', 3]])
    const affecter = (id: number, p: Personne) =>
      admin.api.affecterCoproprietes({
        body: { idCoproprietes: [id], idUtilisateur: p.utilisateurId },
      })
    await affecter(a.id, moi)
    await affecter(b.id, collegue)
    expect(await moi.api.listerAFaire({})).toMatchObject({
      taches: [{ nature: 'mandats-a-renouveler', nombre: 2 }],
      chezDesCollegues: 1,
    })
    // The list that it leads to holds the same ones.
    const liste = await moi.api.rechercherGerees({ body: { vue: 'pour-moi', finMandat: '60' } })
    expect(liste.coproprietes.map(({ id }) => id)).toEqual([a.id, c.id])
    expect((await moi.api.compterGerees({})).vues['pour-moi']).toBe(2)
  })

  it('counters, lists and the situation of each co-ownership are one', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const jour = r.clock.today()
    const annee = jour.slice(0, 4)
    // Each end of mandate, each closing, each filing of the day before, of the day and of the day after.
    const fins = [-1, 0, 60, 61].map((n) => addDays(jour, n))
    const clotures = [null, ...[-1, 0, 1].map((n) => addDays(addMonths(addDays(jour, n), -20), 0))]
    const majs = [null, `${Number(annee) - 1}-12-31`, `${annee}-01-01`]
    const faits: (FaitsSituation & { id: number })[] = []
    for (const [i, fin] of fins.entries())
      for (const [j, cloture] of clotures.entries())
        for (const [k, maj] of majs.entries()) {
          const suite = (i + j + k) % 4 === 0
          const { id } = await copropriete(
            r,
            syndic,
            fin < jour && !suite ? 'IMMATRICULEE_RATTACHEMENT_EXPIRE' : 'IMMATRICULEE_RATTACHEE',
            [
              { etat: fin < jour ? 'EXPIRE' : 'EN_COURS', debut: addDays(fin, -364), fin },
              ...(suite
                ? [{ etat: 'A_VENIR', debut: addDays(jour, 70), fin: addDays(jour, 400) }]
                : []),
            ],
          )
          await r.db.query(
            `update copropriete set date_fin_mandat = $2, date_cloture_dernier_exercice = $3, date_derniere_maj_annuelle = $4, date_immatriculation = '2017-01-01', geolocalisee = $5 where id = $1`,
            [id, fin, cloture, maj, i !== 0],
          )
          faits.push({
            id,
            finMandat: fin,
            suite,
            cloture,
            declares: null,
            majFaite: maj !== null && maj.startsWith(annee),
          })
        }
    const de = (code: string, ...etats: string[]): number[] =>
      faits
        .filter((f) => situation(f, jour).some((o) => o.code === code && etats.includes(o.etat)))
        .map(({ id }) => id)
        .toSorted()
    const liste = async (body: object): Promise<number[]> =>
      (
        await syndic.api.rechercherGerees({
          body: { paginationOptions: { pageSize: 100 }, ...body },
        })
      ).coproprietes
        .map(({ id }) => id)
        .toSorted()
    const attendues = {
      expires: de('syndic', 'en-retard'),
      aRenouveler: de('syndic', 'a-faire'),
      aFaire: de('mise-a-jour-annuelle', 'a-faire', 'en-retard', 'non-etabli'),
      enRetard: de('mise-a-jour-annuelle', 'en-retard'),
    }
    for (const lot of Object.values(attendues)) expect(lot.length).toBeGreaterThan(0)
    expect(await liste({ finMandat: 'expire' })).toEqual(attendues.expires)
    expect(await liste({ finMandat: '60' })).toEqual(attendues.aRenouveler)
    expect(await liste({ maj: 'a-faire' })).toEqual(attendues.aFaire)
    expect(await liste({ maj: 'en-retard' })).toEqual(attendues.enRetard)
    const nonLocalisees = await liste({ filtre: 'coproNonGeolocalisees' })
    expect(await syndic.api.compterGerees({})).toMatchObject({
      mandatsExpires: attendues.expires.length,
      mandatsARenouveler: attendues.aRenouveler.length,
      majAFaire: attendues.aFaire.length,
      majEnRetard: attendues.enRetard.length,
    })
    expect(await syndic.api.lireTableauDeBordSyndic({})).toMatchObject({
      nbCoproImmatriculees: (await liste({ filtre: 'immatriculee' })).length,
      nbMandatsExpires: attendues.expires.length,
      nbMajAFaire: attendues.aFaire.length,
      nbCoproNonGeolocalisees: nonLocalisees.length,
    })
    expect(Object.fromEntries(await natures(syndic))).toEqual({
      'mandats-expires': attendues.expires.length,
      'mandats-a-renouveler': attendues.aRenouveler.length,
      'mises-a-jour': attendues.aFaire.length,
      localiser: nonLocalisees.length,
    })
  })
})
