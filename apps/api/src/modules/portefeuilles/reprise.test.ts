import { addDays } from '@registre/domain'
import { codeDe, coproprietesSuivies, pdf } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { recoverInterrupted } from '../../platform/relay-processor.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { saisieDe } from '../teledeclarants/teledeclarants-de-test.ts'
import { outboxHandlers } from '../traitements/outbox-handlers.ts'
import { deposerLigne } from './deposer-ligne.ts'
import {
  cabinet as cabinetDe,
  deciderReprise,
  demanderReprise as demander,
  lignesDe,
  travailler,
} from './portefeuilles-de-test.ts'
import { traiterPortefeuille } from './traiter-portefeuille.ts'

describe('a firm that takes over the whole portfolio of another', () => {
  const registre = useRegistre()
  let suite = 0
  const cabinet = (profil?: 'TELE_PRO_ADMIN_PRINC' | 'TELE_PRO_GESTION') => {
    suite += 1
    return cabinetDe(registre(), `8${String(suite).padStart(8, '0')}`, profil)
  }
  type Cabinet = Awaited<ReturnType<typeof cabinet>>
  const codes = (appel: Promise<unknown>) =>
    appel.then(
      () => ['ok'],
      (e: { problem: { code: string; champs?: { code: string }[] } }) =>
        e.problem.champs?.map((c) => c.code) ?? [e.problem.code],
    )
  const decider = (cedant: Cabinet, accepter: boolean, motif = '') =>
    deciderReprise(registre(), cedant.id, { accepter, motif })
  const courriels = async (p: Cabinet) =>
    (
      await registre().db.query<{ modele: string }>(
        `select payload->>'modele' as modele from outbox where type = 'courriel' and (payload #>> '{droit,etablissement}')::int = $1 order by id`,
        [p.id],
      )
    ).map((c) => c.modele)
  const tenues = (p: Cabinet) =>
    registre().db.query<{ etat: string; n: number }>(
      `select etat::text, count(*)::int as n from mandat where teledeclarant_id = $1 group by 1 order by 1`,
      [p.id],
    )

  it('asks once, a keeper decides once, each co-ownership changes syndic; both firms are told once', async () => {
    const [cedant, repreneur] = [await cabinet(), await cabinet()]
    const suivies = await coproprietesSuivies(registre(), cedant, 30)
    const { reprise, demandes } = await demander(
      repreneur,
      ` ${cedant.siret.slice(0, 9)} ${cedant.siret.slice(9)}`,
    )
    expect(demandes).toEqual([])
    expect(reprise).toMatchObject({
      etat: 'CONTROLE',
      nbLignes: 30,
      cedant: { siret: cedant.siret },
    })
    expect(await courriels(cedant)).toEqual(['reprise-demandee'])
    const id = reprise?.id ?? 0

    // It is for a keeper: neither firm may go on alone, and a second request waits its turn.
    expect(await codeDe(repreneur.api.deposerPortefeuille({ params: { id }, body: {} }))).toBe(
      'transition-interdite',
    )
    expect(await codes(demander(await cabinet(), cedant.siret))).toEqual(['deja-demandee'])
    expect(await tenues(repreneur)).toEqual([])
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const trouves = async () =>
      (
        await teneur.api.rechercherTeledeclarants({ body: { veille: 'REPRISE_DEMANDEE' } })
      ).teledeclarantDTOList.map((t) => t.idTeledeclarant)
    expect(await trouves()).toEqual([cedant.id])
    const vu = await teneur.api.lireTeledeclarant({ params: { id: cedant.id } })
    expect(vu.reprise).toMatchObject({
      preuveSaine: true,
      repreneur: { id: repreneur.id },
      nbLignes: 30,
    })
    const preuve = { params: { id: vu.reprise?.documentId ?? '' } }
    expect(await codeDe(teneur.api.telechargerDocument(preuve))).toBe('ok')
    expect(await codeDe(cedant.api.telechargerDocument(preuve))).toBe('introuvable')

    expect((await decider(cedant, true)).reprise).toMatchObject({ etat: 'EN_COURS', nbLignes: 30 })
    expect(await codeDe(decider(cedant, true))).toBe('transition-interdite')
    expect(await trouves()).toEqual([])
    await travailler(registre())
    const jour = registre().clock.today()
    expect(await tenues(cedant)).toEqual([{ etat: 'ARCHIVE', n: 30 }])
    expect(await tenues(repreneur)).toEqual([{ etat: 'EN_COURS', n: 30 }])
    expect(
      await registre().db.query(
        `select min(date_debut) as debut, max(date_fin) as fin, count(distinct document_id)::int as preuves from mandat where teledeclarant_id = $1`,
        [repreneur.id],
      ),
    ).toEqual([{ debut: jour, fin: addDays(jour, 200), preuves: 1 }])
    expect(
      await registre().db.query(
        `select count(*)::int as n, min(donnees->>'siretDe') as de, max(donnees->>'siretVers') as vers from journal where type = 'ceder' and teledeclarant_id = $1`,
        [repreneur.id],
      ),
    ).toEqual([{ n: 30, de: cedant.siret, vers: repreneur.siret }])
    expect(
      await registre().db.query(
        `select type, de, vers from journal where teledeclarant_id = $1 and type like '%-reprise' order by id`,
        [cedant.id],
      ),
    ).toEqual([
      { type: 'demander-reprise', de: '', vers: '' },
      { type: 'accepter-reprise', de: cedant.siret, vers: repreneur.siret },
    ])
    expect(await courriels(cedant)).toEqual(['reprise-demandee', 'reprise-terminee'])
    expect(await courriels(repreneur)).toEqual(['reprise-terminee'])
    await projeterCoproprietes({ db: registre().db })
    const fiche = await registre()
      .visiteur()
      .api.lireFicheAnnuaire({ params: { id: suivies[0]?.numero ?? '' } })
    expect(fiche.syndic).toMatchObject({ siret: repreneur.siret })
    // The firm that left may still file the accounts of its years.
    const maj = { coproprieteId: suivies[0]?.id ?? 0, type: 'ANNUELLE' as const }
    expect(await codeDe(cedant.api.commencerMiseAJour({ body: maj }))).toBe('ok')
    expect(await codeDe(repreneur.api.annulerPortefeuille({ params: { id } }))).toBe(
      'transition-interdite',
    )
    expect(await codes(demander(await cabinet(), cedant.siret))).toEqual(['sans-mandat'])
  })

  it('a process killed, then several at once: each moves once, what could not is told', async () => {
    const r = registre()
    const [cedant, repreneur] = [await cabinet(), await cabinet()]
    const suivies = await coproprietesSuivies(r, cedant, 8)
    const { reprise } = await demander(repreneur, cedant.siret)
    const id = reprise?.id ?? 0
    await decider(cedant, true)
    // Another syndic has taken one over meanwhile.
    await r.db.query(`update mandat set etat = 'ARCHIVE' where copropriete_id = $1`, [
      suivies[7]?.id,
    ])
    await r.db.query(`update outbox set statut = 'SENDING', tentatives = 1 where type = 'reprise'`)
    for (let i = 0; i < 3; i += 1) await deposerLigne(r.db, TRAITEMENT, id, r.clock)
    await recoverInterrupted(r.db, outboxHandlers(r.deps), -1)
    const traiter = traiterPortefeuille({ db: r.db, clock: r.clock })
    await Promise.all(
      [id, id, id].map((portefeuilleId) => traiter.executer('0', { portefeuilleId })),
    )
    await travailler(r)
    const { portefeuille } = await repreneur.api.lirePortefeuille({ params: { id } })
    expect(portefeuille).toMatchObject({ etat: 'TERMINE', comptes: { DEPOSEE: 7, REFUSEE: 1 } })
    const [refusee] = (await lignesDe(repreneur, id)).filter((l) => l.etat === 'REFUSEE')
    expect(refusee).toMatchObject({
      coproprieteId: suivies[7]?.id,
      erreurs: [{ message: expect.stringContaining('n’avait plus de mandat') }],
    })
    expect(await tenues(repreneur)).toEqual([{ etat: 'EN_COURS', n: 7 }])
    expect(await courriels(repreneur)).toEqual(['reprise-terminee'])
    expect(
      await r.db.query(`select 1 from journal where type = 'ceder' and teledeclarant_id = $1`, [
        repreneur.id,
      ]),
    ).toHaveLength(7)
  })

  it('goes on in a new job of its own kind when its time is over', async () => {
    const r = registre()
    const [cedant, repreneur] = [await cabinet(), await cabinet()]
    await coproprietesSuivies(r, cedant, 3)
    const { reprise } = await demander(repreneur, cedant.siret)
    await decider(cedant, true)
    await r.db.query(`update outbox set statut = 'DONE' where type = 'reprise'`)
    await traiterPortefeuille({ db: r.db, clock: r.clock, tranche: 0 }).executer('0', {
      portefeuilleId: reprise?.id ?? 0,
    })
    expect(
      await r.db.query(`select payload from outbox where type = 'reprise' and statut = 'PENDING'`),
    ).toEqual([{ payload: { portefeuilleId: reprise?.id } }])
    await travailler(r)
    expect(await tenues(repreneur)).toEqual([{ etat: 'EN_COURS', n: 3 }])
  })

  it('refused with its reason, or given up, nothing moves, and another request may come', async () => {
    const [cedant, repreneur] = [await cabinet(), await cabinet()]
    await coproprietesSuivies(registre(), cedant, 2)
    const { reprise } = await demander(repreneur, cedant.siret)
    expect(await codes(decider(cedant, false))).toEqual(['requis'])
    expect((await decider(cedant, false, 'Le traité n’est pas signé.')).reprise).toBeNull()
    await travailler(registre())
    const { portefeuille } = await repreneur.api.lirePortefeuille({
      params: { id: reprise?.id ?? 0 },
    })
    expect(portefeuille).toMatchObject({ etat: 'ANNULE', motif: 'Le traité n’est pas signé.' })
    expect(await courriels(cedant)).toEqual(['reprise-demandee', 'reprise-refusee'])
    expect(await courriels(repreneur)).toEqual(['reprise-refusee'])
    const encore = await demander(repreneur, cedant.siret)
    await repreneur.api.annulerPortefeuille({ params: { id: encore.reprise?.id ?? 0 } })
    expect(await codes(demander(repreneur, cedant.siret))).toEqual(['ok'])
    expect(await tenues(cedant)).toEqual([{ etat: 'EN_COURS', n: 2 }])
  })

  it('asks for a proof that is a PDF, and waits for the scanner; a manager, a volunteer and a hand that acts for another may not', async () => {
    const r = registre()
    const [cedant, repreneur] = [await cabinet(), await cabinet()]
    await coproprietesSuivies(r, cedant, 1)
    // Nothing at all, and beside a firm what is told of rows.
    for (const plus of [
      {},
      { cedant: cedant.siret, typeJustifMandat: 'PV_AG' as const },
      { cedant: cedant.siret, confirmations: ['duree'] },
    ])
      expect(
        await codes(repreneur.api.rattacherPlusieurs({ body: { ...plus, file: await pdf() } })),
      ).toEqual(['requis'])
    const texte = new File(['traité'], 'traite.pdf', { type: 'application/pdf' })
    const refuse = repreneur.api.rattacherPlusieurs({ body: { cedant: cedant.siret, file: texte } })
    expect(await codeDe(refuse)).not.toBe('ok')
    expect(await codes(demander(await cabinet('TELE_PRO_GESTION'), cedant.siret))).toEqual([
      'acces-non-autorise',
    ])
    expect(
      await codes(demander(await r.personne('TELE_NONPRO_ADMIN_PRINC'), cedant.siret)),
    ).toEqual(['acces-non-autorise'])
    expect(await codes(demander(repreneur, repreneur.siret))).toEqual(['soi-meme'])
    expect(await codes(demander(repreneur, '73282932000074'))).toEqual(['sans-compte'])
    const { reprise } = await demander(repreneur, cedant.siret)
    await r.db.query(
      `update document set etat_analyse = 'PENDING' where id = (select document_id from portefeuille where id = $1)`,
      [reprise?.id],
    )
    expect(await codeDe(decider(cedant, true))).toBe('transition-interdite')
    expect(await r.db.query(`select etat from portefeuille where id = $1`, [reprise?.id])).toEqual([
      { etat: 'CONTROLE' },
    ])
  })

  it('two requests for one firm at once: one waits; two decisions at once: one counts', async () => {
    const cedant = await cabinet()
    await coproprietesSuivies(registre(), cedant, 2)
    const [a, b] = [await cabinet(), await cabinet()]
    expect(
      (
        await Promise.all([codes(demander(a, cedant.siret)), codes(demander(b, cedant.siret))])
      ).toSorted(),
    ).toEqual([['deja-demandee'], ['ok']])
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const params = { id: cedant.id }
    const vu = await teneur.api.lireTeledeclarant({ params })
    const juger = (accepter: boolean) =>
      teneur.api.modifierTeledeclarant({
        params,
        body: saisieDe(vu, {
          decisionReprise: { id: Number(vu.reprise?.id), accepter, motif: 'Non prouvée' },
        }),
      })
    expect((await Promise.all([codeDe(juger(true)), codeDe(juger(false))])).toSorted()).toEqual([
      'ok',
      'transition-interdite',
    ])
  })
})
