import { describe, expect, it } from 'vitest'
import { recoverInterrupted } from '../../platform/relay-processor.ts'
import { useRegistre } from '../../../tests/support/register.ts'
import { codeDe, coproprietesSuivies, exerciceEnregistre } from '@registre/testing/register'
import { outboxHandlers } from '../traitements/outbox-handlers.ts'
import { auteurDuDepot } from './auteur-du-depot.ts'
import { deposerLigne } from './deposer-ligne.ts'
import type { PortefeuilleRow } from './portefeuille.repository.ts'
import { traiterPortefeuille } from './traiter-portefeuille.ts'
import { bonne, deposees, lignesDe, nombre, travailler } from './portefeuilles-de-test.ts'

describe('the filing of a portfolio', () => {
  const registre = useRegistre()

  it('files what is ready and confirmed, as on screen; says what was not; sent again, files nothing twice', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const [a, b, c] = await coproprietesSuivies(r, syndic, 3)
    if (!a || !b || !c) throw new Error('three co-ownerships')
    const { annee } = exerciceEnregistre(r)
    const lignes = [
      bonne(r, a.numero),
      bonne(r, b.numero, { dateClotureComptes: `30/11/${annee + 1}` }),
      bonne(r, c.numero, { dateAg: '=1+1' }),
    ]
    const { id } = await syndic.api.controlerPortefeuille({ body: { lignes } })
    const collegue = await r.personne('TELE_PRO_GESTION', syndic.teledeclarantId ?? 0)
    const depot = () =>
      collegue.api.deposerPortefeuille({
        params: { id },
        body: { confirmations: [{ ligne: 2, codes: ['WS103', 'CNB009'] }] },
      })
    expect((await Promise.all([codeDe(depot()), codeDe(depot())])).toSorted()).toEqual([
      'ok',
      'transition-interdite',
    ])
    await travailler(r)
    const { portefeuille } = await syndic.api.lirePortefeuille({ params: { id } })
    expect(portefeuille).toMatchObject({
      etat: 'TERMINE',
      comptes: { DEPOSEE: 2, EN_ERREUR: 1, A_DEPOSER: 0 },
    })
    const courante = await syndic.api.lireDeclaration({
      params: { a: b.id, b: 'COURANTE', flag: 'false' },
    })
    expect(courante).toMatchObject({
      typeMaj: 'ANNUELLE',
      confirmations: ['WS103'],
      immatCopropriete: {
        donneesFinancieres: { dateClotureComptes: `30/11/${annee + 1}`, montantDettes: 900 },
      },
    })
    expect(
      (await syndic.api.lireDeclaration({ params: { a: c.id, b: 'COURANTE', flag: 'false' } }))
        .typeMaj,
    ).toBeNull()
    const journal = await r.db.query<{ type: string; acteur_id: number | null }>(
      `select type, acteur_id from journal where copropriete_id = $1 order by id`,
      [a.id],
    )
    expect(journal).toEqual([
      { type: 'commencer-mise-a-jour', acteur_id: collegue.utilisateurId },
      { type: 'mettre-a-jour', acteur_id: collegue.utilisateurId },
    ])
    const courriels = await r.db.query<{ m: string }>(
      `select payload->>'modele' as m from outbox where type = 'courriel'`,
    )
    expect(courriels.map((m) => m.m)).toEqual(['portefeuille-termine'])

    const csv = await (
      await syndic.api.telechargerResultatPortefeuille({ params: { id }, query: { format: 'csv' } })
    ).blob.text()
    expect(csv).toContain("'=1+1")
    expect(csv).toContain('Déposée')
    expect(csv).toContain('[format]')

    const encore = await syndic.api.controlerPortefeuille({ body: { lignes } })
    expect(encore.comptes).toMatchObject({ DEJA_ENREGISTREE: 2, EN_ERREUR: 1 })
    expect(
      await codeDe(syndic.api.deposerPortefeuille({ params: { id: encore.id }, body: {} })),
    ).toBe('regles-non-respectees')
    expect(await deposees(r, a.id)).toEqual([{ n: 1 }])
  })

  it('two portfolios and several workers at once, one of them killed: each update is filed once', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const suivies = await coproprietesSuivies(r, syndic, 24)
    const lignes = suivies.map((c) => bonne(r, c.numero))
    const [un, deux] = await Promise.all([
      syndic.api.controlerPortefeuille({ body: { lignes } }),
      syndic.api.controlerPortefeuille({ body: { lignes } }),
    ])
    await Promise.all(
      [un, deux].map((p) => syndic.api.deposerPortefeuille({ params: { id: p.id }, body: {} })),
    )
    // A first process takes the job of the first portfolio, files some rows, and dies: its row of
    // the outbox stays SENDING.
    await r.db.query(
      `update outbox set statut = 'SENDING', tentatives = 1 where type = 'portefeuille' and (payload->>'portefeuilleId')::int = $1`,
      [un.id],
    )
    const [row] = await r.db.query<PortefeuilleRow>(`select * from portefeuille where id = $1`, [
      un.id,
    ])
    const auteur = row && (await auteurDuDepot({ sql: r.db.query }, row))
    if (!auteur) throw new Error('the person may act')
    for (let i = 0; i < 5; i += 1) await deposerLigne(r.db, auteur, un.id, r.clock)
    await recoverInterrupted(r.db, outboxHandlers(r.deps), -1)
    // Then everything at once: the two portfolios, each by two processes.
    const traiter = traiterPortefeuille({ db: r.db, clock: r.clock })
    await Promise.all(
      [un, deux, un, deux].map((p) => traiter.executer('0', { portefeuilleId: p.id })),
    )
    await travailler(r)
    const bilans = await Promise.all(
      [un, deux].map(
        async (p) => (await syndic.api.lirePortefeuille({ params: { id: p.id } })).portefeuille,
      ),
    )
    expect(bilans.map((b) => b.etat)).toEqual(['TERMINE', 'TERMINE'])
    expect(bilans.reduce((s, b) => s + b.comptes.DEPOSEE, 0)).toBe(24)
    expect(bilans.reduce((s, b) => s + b.comptes.DEJA_ENREGISTREE, 0)).toBe(24)
    for (const { id } of suivies) expect(await deposees(r, id)).toEqual([{ n: 1 }])
    expect(
      await nombre(
        r,
        `select count(*)::int as n from journal where type = 'terminer-portefeuille' and teledeclarant_id = $1`,
        syndic.teledeclarantId,
      ),
    ).toBe(2)
  })

  it('by a token: filed under its rights, never under all of its account; not at all once it is revoked, still once it has ended', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const suivies = await coproprietesSuivies(r, syndic, 3)
    const programme = await r.parJeton(syndic, ['MAJ_COPROPRIETE_ANNUELLE', 'VISUALISER_COPRO'])
    const soumettre = async (n: number) => {
      const { id } = await programme.api.controlerPortefeuille({
        body: { lignes: suivies.slice(n, n + 1).map((c) => bonne(r, c.numero)) },
      })
      await programme.api.deposerPortefeuille({ params: { id }, body: {} })
      const [row] = await r.db.query<PortefeuilleRow>(`select * from portefeuille where id = $1`, [
        id,
      ])
      if (!row) throw new Error('the portfolio is there')
      return row
    }
    const bilan = async ({ id }: PortefeuilleRow) =>
      (await syndic.api.lirePortefeuille({ params: { id } })).portefeuille
    const jeton = (maj: string) =>
      r.db.query(`update jeton_api set ${maj} where utilisateur_id = $1`, [syndic.utilisateurId])
    const un = await soumettre(0)
    const auteur = await auteurDuDepot({ sql: r.db.query }, un)
    expect(auteur?.session?.jetonId).toBe(un.jeton_id)
    expect([...(auteur?.session?.acteur.autorites ?? [])].sort()).toEqual([
      'MAJ_COPROPRIETE_ANNUELLE',
      'VISUALISER_COPRO',
    ])
    await jeton(`expire_le = cree_le`)
    await travailler(r)
    expect((await bilan(un)).comptes).toMatchObject({ DEPOSEE: 1 })
    await jeton(`expire_le = maintenant() + interval '1 day'`)
    // The account has all rights; the token no longer has the one that files.
    const deux = await soumettre(1)
    await jeton(`autorites = '{VISUALISER_COPRO}'`)
    await travailler(r)
    expect((await bilan(deux)).comptes).toMatchObject({ DEPOSEE: 0, REFUSEE: 1 })
    await jeton(`autorites = '{VISUALISER_COPRO,MAJ_COPROPRIETE_ANNUELLE}'`)
    const trois = await soumettre(2)
    await jeton(`revoque_le = maintenant()`)
    expect(await auteurDuDepot({ sql: r.db.query }, trois)).toBeNull()
    await travailler(r)
    expect((await bilan(trois)).comptes.DEPOSEE).toBe(0)
    expect((await bilan(trois)).etat).toBe('TERMINE')
  })

  it('goes on in a new job when its time is over, and stops where it is cancelled', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const suivies = await coproprietesSuivies(r, syndic, 4)
    const { id } = await syndic.api.controlerPortefeuille({
      body: { lignes: suivies.map((c) => bonne(r, c.numero)) },
    })
    await syndic.api.deposerPortefeuille({ params: { id }, body: {} })
    await r.db.query(`update outbox set statut = 'DONE' where type = 'portefeuille'`)
    expect(
      await traiterPortefeuille({ db: r.db, clock: r.clock, tranche: 1 }).executer('0', {
        portefeuilleId: id,
      }),
    ).toEqual({ etat: 'FAIT' })
    expect(
      await nombre(
        r,
        `select count(*)::int as n from outbox where type = 'portefeuille' and statut = 'PENDING'`,
      ),
    ).toBe(1)
    const annule = await syndic.api.annulerPortefeuille({ params: { id } })
    expect(annule.etat).toBe('ANNULE')
    expect(annule.comptes.DEPOSEE).toBeGreaterThan(0)
    expect(annule.comptes.DEPOSEE + annule.comptes.ABANDONNEE).toBe(4)
    await travailler(r)
    expect((await syndic.api.lirePortefeuille({ params: { id } })).portefeuille.comptes).toEqual(
      annule.comptes,
    )
    expect(await codeDe(syndic.api.annulerPortefeuille({ params: { id } }))).toBe(
      'transition-interdite',
    )
  })

  it('never overwrites a draft begun on screen without a word, nor files for a closed account or another house', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const [a, b] = await coproprietesSuivies(r, syndic, 2)
    if (!a || !b) throw new Error('two co-ownerships')
    const brouillon = await syndic.api.commencerMiseAJour({
      body: { coproprieteId: a.id, type: 'ANNUELLE' },
    })
    const { id } = await syndic.api.controlerPortefeuille({
      body: { lignes: [bonne(r, a.numero), bonne(r, b.numero)] },
    })
    expect((await lignesDe(syndic, id)).map((l) => l.aConfirmer.map((e) => e.code))).toEqual([
      ['PF-BROUILLON'],
      [],
    ])
    await syndic.api.deposerPortefeuille({
      params: { id },
      body: { confirmations: [{ ligne: 1, codes: ['PF-BROUILLON'] }] },
    })
    // The second one goes to another syndic between the check and the filing.
    const autre = await r.personne('TELE_PRO_GESTION')
    await r.db.query(`update mandat set teledeclarant_id = $2 where copropriete_id = $1`, [
      b.id,
      autre.teledeclarantId,
    ])
    await r.db.query(
      `update copropriete set teledeclarant_id = $2, auteur_teledeclarant_id = $2 where id = $1`,
      [b.id, autre.teledeclarantId],
    )
    await travailler(r)
    const lignes = await lignesDe(syndic, id)
    expect(lignes.map((l) => [l.etat, l.declarationId, l.erreurs.map((e) => e.code)])).toEqual([
      ['DEPOSEE', brouillon.id, []],
      ['REFUSEE', null, ['introuvable']],
    ])
    const [c] = await coproprietesSuivies(r, syndic, 1)
    const dernier = await syndic.api.controlerPortefeuille({
      body: { lignes: [bonne(r, c?.numero ?? '')] },
    })
    await syndic.api.deposerPortefeuille({ params: { id: dernier.id }, body: {} })
    await r.db.query(`update utilisateur set actif = false where id = $1`, [syndic.utilisateurId])
    await travailler(r)
    expect(
      await r.db.query(
        `select etat, erreurs->0->>'code' as code from portefeuille_ligne where portefeuille_id = $1`,
        [dernier.id],
      ),
    ).toEqual([{ etat: 'REFUSEE', code: 'compte-non-actif' }])
  })
})
