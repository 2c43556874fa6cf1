import { addDays } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { rattachementDemande } from '../../testing/dissolution.ts'
import { contenuNeuf, deposer } from '../../testing/dossier.ts'
import { type Registre, useRegistre } from '../../testing/register.ts'
import { constaterDissolutions } from './constater-dissolutions.ts'
import { expirerVerrous } from './expirer-verrous.ts'
import { prevenirEcheances } from './prevenir-echeances.ts'
import { purger } from './purger.ts'
import { suivreMandats } from './suivre-mandats.ts'
import { suivrePrecisions } from './suivre-precisions.ts'

const un = async <R extends object>(r: Registre, sql: string, params: unknown[]): Promise<R> => {
  const [row] = await r.db.query<R>(sql, params)
  if (!row) throw new Error('no row')
  return row
}
const copropriete = (r: Registre, id: number) =>
  un<{ etat: string; teledeclarant_id: number | null; date_fin_mandat: string | null; date_dissolution: string | null }>(
    r,
    `select etat, teledeclarant_id, date_fin_mandat, date_dissolution from copropriete where id = $1`,
    [id],
  )
const mandats = async (r: Registre, id: number) =>
  (await r.db.query<{ etat: string }>(`select etat from mandat where copropriete_id = $1 order by date_debut`, [id])).map((m) => m.etat)
const courriels = async (r: Registre, id: number) =>
  (
    await r.db.query<{ m: string }>(
      `select payload->>'modele' as m from outbox where type = 'courriel' and (payload->'donnees'->>'coproprieteId')::int = $1 order by id`,
      [id],
    )
  ).map((c) => c.m)
const journal = (r: Registre, id: number) =>
  r.db.query<{ type: string; de: string; vers: string }>(
    `select type, de, vers from journal where copropriete_id = $1 and modalite = 'TRAITEMENT' order by id`,
    [id],
  )

/** A dossier held by a keeper. */
const tenu = async (r: Registre) => {
  const [syndic, teneur] = await Promise.all([r.personne('TELE_PRO_ADMIN_PRINC'), r.personne('TENEUR_ADMIN_PRINC')])
  const { coproprieteId, demandeId } = await deposer(syndic, contenuNeuf(r))
  const { mandat_id } = await un<{ mandat_id: number }>(r, `select mandat_id from demande where id = $1`, [demandeId])
  const { version } = await teneur.api.ouvrirDemande({ params: { id: mandat_id } })
  return { syndic, teneur, coproprieteId, demandeId: demandeId ?? 0, mandatId: mandat_id, version }
}
/** A registered co-ownership whose running mandate has these dates. */
const rattachee = async (r: Registre, debut: string, fin: string) => {
  const t = await tenu(r)
  await t.teneur.api.validerDemande({ params: { id: t.demandeId }, body: { version: t.version } })
  await r.db.query(`update mandat set date_debut = $2, date_fin = $3 where id = $1`, [t.mandatId, debut, fin])
  await r.db.query(`update copropriete set date_fin_mandat = $2 where id = $1`, [t.coproprieteId, fin])
  return t
}
/** A dissolution asked over whatever the co-ownership is now; gives the request. */
const dissolutionSur = async (r: Registre, t: { coproprieteId: number; syndic: { teledeclarantId: number | null } }): Promise<number> =>
  (
    await un<{ id: number }>(
      r,
      `with c as (select id, etat from copropriete where id = $1 for update), m as (update copropriete set etat = 'DISSOLUTION_A_VALIDER' from c where copropriete.id = c.id)
       insert into demande (type, etat_precedent, copropriete_id, teledeclarant_id, profil_demandeur, echeance)
       select 'DISSOLUTION', c.etat, c.id, $2, 'TELE_PRO_ADMIN_PRINC', current_date from c returning id`,
      [t.coproprieteId, t.syndic.teledeclarantId],
    )
  ).id
const precedent = async (r: Registre, demandeId: number) =>
  (await un<{ etat_precedent: string | null }>(r, `select etat_precedent from demande where id = $1`, [demandeId])).etat_precedent
const ajouterMandat = async (r: Registre, coproprieteId: number, debut: string, fin: string, etat = 'A_VENIR') => {
  const autre = await r.personne('TELE_PRO_ADMIN_PRINC')
  const { id } = await un<{ id: number }>(
    r,
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, $3::etat_mandat, $4, $5) returning id`,
    [coproprieteId, autre.teledeclarantId, etat, debut, fin],
  )
  return { id, teledeclarantId: autre.teledeclarantId }
}

describe('locks', () => {
  const registre = useRegistre()
  it('give the request back when the lease is over, not before, and only once', async () => {
    const r = registre()
    const t = await tenu(r)
    r.clock.advance({ minutes: 14 })
    expect(await expirerVerrous(r.deps)).toEqual({ faits: 0, ecartes: 0 })
    r.clock.advance({ minutes: 2 })
    const bilans = await Promise.all([expirerVerrous(r.deps), expirerVerrous(r.deps)])
    expect(bilans.reduce((n, b) => n + b.faits, 0)).toBe(1)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER' })
    expect(await un(r, `select etat, verrou_par_id from demande where id = $1`, [t.demandeId])).toEqual({ etat: 'A_VALIDER', verrou_par_id: null })
    expect(await mandats(r, t.coproprieteId)).toEqual(['DEMANDE'])
    expect((await journal(r, t.coproprieteId)).map((j) => j.type)).toEqual(['expirer-verrou'])
  })
})

describe('a mandate that ended while its request was examined', () => {
  const registre = useRegistre()
  it('of a registration is over as soon as the number is given', async () => {
    const r = registre()
    const t = await tenu(r)
    await r.db.query(`update mandat set date_debut = current_date - 400, date_fin = current_date - 30 where id = $1`, [t.mandatId])
    const { etatCopropriete } = await t.teneur.api.validerDemande({ params: { id: t.demandeId }, body: { version: t.version } })
    expect(etatCopropriete).toBe('IMMATRICULEE_RATTACHEMENT_EXPIRE')
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: etatCopropriete, date_fin_mandat: null, teledeclarant_id: t.syndic.teledeclarantId })
    expect(await mandats(r, t.coproprieteId)).toEqual(['EXPIRE'])
    expect(await courriels(r, t.coproprieteId)).toContain('mandat-expire')
  })
  it('of an attachment is not validated: the keeper is told why', async () => {
    const r = registre()
    const { demandeId, mandatId } = await rattachementDemande(r)
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const { version } = await teneur.api.ouvrirDemande({ params: { id: mandatId } })
    await r.db.query(`update mandat set date_debut = current_date - 400, date_fin = current_date - 30 where id = $1`, [mandatId])
    await expect(teneur.api.validerDemande({ params: { id: demandeId }, body: { version } })).rejects.toMatchObject({
      problem: { code: 'transition-interdite', message: expect.stringContaining('s’est terminé le') },
    })
  })
})

describe('clarifications without an answer', () => {
  const registre = useRegistre()
  it('one reminder after 15 days, refused after 30', async () => {
    const r = registre()
    const t = await tenu(r)
    await t.teneur.api.demanderPrecisions({ body: { idMandat: t.mandatId, message: 'Combien de lots ?' } })
    r.clock.advance({ days: 14 })
    await suivrePrecisions(r.deps)
    expect(await courriels(r, t.coproprieteId)).not.toContain('precisions-rappel')
    r.clock.advance({ days: 1 })
    await Promise.all([suivrePrecisions(r.deps), suivrePrecisions(r.deps)])
    r.clock.advance({ days: 5 })
    await suivrePrecisions(r.deps)
    expect((await courriels(r, t.coproprieteId)).filter((m) => m === 'precisions-rappel')).toHaveLength(1)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: 'IMMATRICULATION_DEMANDE_DE_PRECISIONS' })
    r.clock.advance({ days: 10 })
    await suivrePrecisions(r.deps)
    await suivrePrecisions(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES' })
    expect(await mandats(r, t.coproprieteId)).toEqual(['REFUSE'])
    expect(
      await un(r, `select d.etat, l.etat as declaration from demande d join declaration l on l.id = d.declaration_id where d.id = $1`, [t.demandeId]),
    ).toEqual({ etat: 'REFUSEE', declaration: 'BROUILLON' })
    expect((await courriels(r, t.coproprieteId)).at(-1)).toBe('precisions-expirees')
    expect((await journal(r, t.coproprieteId)).map((j) => j.type)).toEqual(['relancer-precisions', 'expirer-precisions'])
  })
  it('of an attachment send the co-ownership back to where it was', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -400), addDays(jour, -40))
    await suivreMandats(r.deps)
    const m = await ajouterMandat(r, t.coproprieteId, jour, addDays(jour, 300), 'PRECISIONS_DEMANDEES')
    await r.db.query(`update copropriete set etat = 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER' where id = $1`, [t.coproprieteId])
    await r.db.query(
      `insert into demande (type, etat, etat_precedent, copropriete_id, mandat_id, teledeclarant_id, profil_demandeur, echeance, suspendue_le) values ('RATTACHEMENT', 'PRECISIONS', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', $1, $2, $3, 'TELE_PRO_GESTION', $4, $5)`,
      [t.coproprieteId, m.id, m.teledeclarantId, jour, new Date(r.clock.now().getTime() - 31 * 86_400_000)],
    )
    await suivrePrecisions(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE' })
    expect(await mandats(r, t.coproprieteId)).toEqual(['EXPIRE', 'REFUSE'])
  })
})

describe('a request over another one', () => {
  const registre = useRegistre()
  /** An attachment to confirm, under clarification for 31 days, over an expired mandate; and a dissolution over it. */
  const empilees = async (r: Registre) => {
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -400), addDays(jour, -40))
    await suivreMandats(r.deps)
    const m = await ajouterMandat(r, t.coproprieteId, jour, addDays(jour, 300), 'PRECISIONS_DEMANDEES')
    await r.db.query(`update copropriete set etat = 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER' where id = $1`, [t.coproprieteId])
    const rattachement = await un<{ id: number }>(
      r,
      `insert into demande (type, etat, etat_precedent, copropriete_id, mandat_id, teledeclarant_id, profil_demandeur, echeance, suspendue_le) values ('RATTACHEMENT', 'PRECISIONS', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', $1, $2, $3, 'TELE_PRO_GESTION', $4, $5) returning id`,
      [t.coproprieteId, m.id, m.teledeclarantId, jour, new Date(r.clock.now().getTime() - 31 * 86_400_000)],
    )
    return { ...t, rattachement: rattachement.id, dissolution: await dissolutionSur(r, t) }
  }
  const refuserDissolution = async (r: Registre, t: Awaited<ReturnType<typeof empilees>>) => {
    const { numero } = await un<{ numero: string }>(r, `select numero_immatriculation as numero from copropriete where id = $1`, [t.coproprieteId])
    await t.teneur.api.ouvrirDemandeSansMandat({ params: { n: t.coproprieteId } })
    await t.teneur.api.refuserDemande({
      params: { immat: numero, idMandat: 0 },
      query: { raison: 'Acte illisible', typesMotifRefus: 'JUSTIFICATIF_ILLISIBLE' },
    })
  }
  it('each gives back its own: the dissolution the attachment to confirm, the attachment what was before it', async () => {
    const r = registre()
    const t = await empilees(r)
    await refuserDissolution(r, t)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER' })
    await suivrePrecisions(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE' })
  })
  it('an attachment that ends under a dissolution changes what its refusal gives back', async () => {
    const r = registre()
    const t = await empilees(r)
    await suivrePrecisions(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: 'DISSOLUTION_A_VALIDER' })
    expect(await precedent(r, t.dissolution)).toBe('IMMATRICULEE_RATTACHEMENT_EXPIRE')
    expect(await un(r, `select etat from demande where id = $1`, [t.rattachement])).toEqual({ etat: 'REFUSEE' })
    await refuserDissolution(r, t)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE' })
  })
})

describe('the calendar of mandates', () => {
  const registre = useRegistre()
  it('expires the day after the end, tells the syndic, and keeps it as the last one', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), jour)
    expect(await suivreMandats(r.deps)).toMatchObject({ faits: 0 })
    r.clock.advance({ days: 1 })
    expect((await Promise.all([suivreMandats(r.deps), suivreMandats(r.deps)])).reduce((n, b) => n + b.faits, 0)).toBe(1)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
      teledeclarant_id: t.syndic.teledeclarantId,
      date_fin_mandat: null,
    })
    expect(await mandats(r, t.coproprieteId)).toEqual(['EXPIRE'])
    expect((await courriels(r, t.coproprieteId)).at(-1)).toBe('mandat-expire')
    expect((await journal(r, t.coproprieteId)).at(-1)).toEqual({
      type: 'expirer-mandat',
      de: 'IMMATRICULEE_RATTACHEE',
      vers: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    })
  })
  it('swaps to the mandate that follows, the same day or after a gap', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), addDays(jour, -1))
    const suivant = await ajouterMandat(r, t.coproprieteId, jour, addDays(jour, 364))
    const u = await rattachee(r, addDays(jour, -300), addDays(jour, -1))
    const plusTard = await ajouterMandat(r, u.coproprieteId, addDays(jour, 10), addDays(jour, 300))
    await suivreMandats(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEE',
      teledeclarant_id: suivant.teledeclarantId,
      date_fin_mandat: addDays(jour, 364),
    })
    expect(await mandats(r, t.coproprieteId)).toEqual(['ARCHIVE', 'EN_COURS'])
    expect(await copropriete(r, u.coproprieteId)).toMatchObject({
      etat: 'FUTUR',
      teledeclarant_id: plusTard.teledeclarantId,
      date_fin_mandat: addDays(jour, 300),
    })
    expect(await mandats(r, u.coproprieteId)).toEqual(['ARCHIVE', 'A_VENIR'])
    r.clock.advance({ days: 10 })
    await suivreMandats(r.deps)
    expect(await copropriete(r, u.coproprieteId)).toMatchObject({ etat: 'IMMATRICULEE_RATTACHEE', teledeclarant_id: plusTard.teledeclarantId })
    expect((await courriels(r, u.coproprieteId)).at(-1)).toBe('mandat-debute')
  })
  it('catches up after a long stop, step by step', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -700), addDays(jour, -400))
    await ajouterMandat(r, t.coproprieteId, addDays(jour, -380), addDays(jour, -20))
    await suivreMandats(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE', date_fin_mandat: null })
    expect(await mandats(r, t.coproprieteId)).toEqual(['ARCHIVE', 'EXPIRE'])
    expect((await journal(r, t.coproprieteId)).map((j) => j.type)).toEqual(['remplacer-mandat', 'expirer-mandat'])
  })
  it('moves the state to come back to while a dissolution is pending', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), addDays(jour, -1))
    const demandeId = await dissolutionSur(r, t)
    await suivreMandats(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: 'DISSOLUTION_A_VALIDER', date_fin_mandat: null })
    expect(await precedent(r, demandeId)).toBe('IMMATRICULEE_RATTACHEMENT_EXPIRE')
    expect(await mandats(r, t.coproprieteId)).toEqual(['EXPIRE'])
    expect((await journal(r, t.coproprieteId)).map((j) => j.type)).toEqual(['expirer-mandat'])
  })
  it('tells the end 60 and 30 days before, once each, a missed night made up for', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), addDays(jour, 61))
    const remplace = await rattachee(r, addDays(jour, -300), addDays(jour, 60))
    await ajouterMandat(r, remplace.coproprieteId, addDays(jour, 61), addDays(jour, 400))
    const rappels = async (id: number) => (await courriels(r, id)).filter((m) => m === 'mandat-echeance').length
    await prevenirEcheances(r.deps)
    expect(await rappels(t.coproprieteId)).toBe(0)
    r.clock.advance({ days: 3 })
    await Promise.all([prevenirEcheances(r.deps), prevenirEcheances(r.deps)])
    r.clock.advance({ days: 1 })
    await prevenirEcheances(r.deps)
    expect(await rappels(t.coproprieteId)).toBe(1)
    r.clock.advance({ days: 27 })
    await prevenirEcheances(r.deps)
    await prevenirEcheances(r.deps)
    expect(await rappels(t.coproprieteId)).toBe(2)
    expect(await rappels(remplace.coproprieteId)).toBe(0)
  })
  it('makes up for a long stop with the mail that is due, and tells a changed end again', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), addDays(jour, 70))
    const bref = await rattachee(r, addDays(jour, -300), addDays(jour, 45))
    // Registered today, by the clock that the jobs read.
    await r.db.query(`update mandat set decide_le = $2 where id = any($1)`, [[t.mandatId, bref.mandatId], r.clock.now()])
    const jours = async (id: number) =>
      (
        await r.db.query<{ j: number }>(
          `select (payload->'donnees'->>'jours')::int as j from outbox where payload->>'modele' = 'mandat-echeance' and (payload->'donnees'->>'coproprieteId')::int = $1 order by id`,
          [id],
        )
      ).map((c) => c.j)
    await prevenirEcheances(r.deps)
    expect(await jours(bref.coproprieteId)).toEqual([])
    r.clock.advance({ days: 35 })
    await prevenirEcheances(r.deps)
    expect(await jours(t.coproprieteId)).toEqual([35])
    expect(await jours(bref.coproprieteId)).toEqual([10])
    await r.db.query(`update mandat set date_fin = date_fin + 60 where id = $1`, [t.mandatId])
    r.clock.advance({ days: 36 })
    await prevenirEcheances(r.deps)
    expect(await jours(t.coproprieteId)).toEqual([35, 59])
  })
})

describe('dissolutions', () => {
  const registre = useRegistre()
  it('take effect on their day, mandates archived', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), addDays(jour, 60))
    await ajouterMandat(r, t.coproprieteId, addDays(jour, 61), addDays(jour, 400))
    await r.db.query(`update copropriete set etat = 'DISSOLUTION_EN_COURS' where id = $1`, [t.coproprieteId])
    await r.db.query(
      `insert into dissolution (copropriete_id, motif, fait_generateur, date_fait_generateur, type_justif, statut, date_effet, demande_par_id) values ($1, 'EXPROPRIATION', 'ACTE_NOTARIE', $2, 'ACTE_NOTARIE', 'VALIDEE', $2, $3)`,
      [t.coproprieteId, addDays(jour, 1), t.syndic.utilisateurId],
    )
    expect(await constaterDissolutions(r.deps)).toMatchObject({ faits: 0 })
    r.clock.advance({ days: 1 })
    expect(await constaterDissolutions(r.deps)).toEqual({ faits: 1, ecartes: 0 })
    expect(await constaterDissolutions(r.deps)).toEqual({ faits: 0, ecartes: 0 })
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'DISSOUTE',
      teledeclarant_id: null,
      date_fin_mandat: null,
      date_dissolution: addDays(jour, 1),
    })
    expect(await mandats(r, t.coproprieteId)).toEqual(['ARCHIVE', 'ARCHIVE'])
    expect((await courriels(r, t.coproprieteId)).at(-1)).toBe('dissolution-constatee')
  })
})

describe('what has expired', () => {
  const registre = useRegistre()
  it('is deleted, and nothing else', async () => {
    const r = registre()
    const p = await r.personne('TELE_PRO_GESTION')
    const [avant, apres, vieux] = [-60, 60, -86_460].map((s) => new Date(r.clock.now().getTime() + s * 1000))
    await r.db.query(`insert into session (id_hash, utilisateur_id, expire_le) values ('perimee', $1, $2)`, [p.utilisateurId, avant])
    for (const [cle, quand] of [
      ['a', avant],
      ['b', apres],
    ] as const) {
      await r.db.query(`insert into jeton_souvenir (serie, jeton_hash, utilisateur_id, expire_le) values ($1, 'h', $2, $3)`, [cle, p.utilisateurId, quand])
      await r.db.query(`insert into limite_debit (cle, compte, expire_le) values ($1, 1, $2)`, [`essai-${cle}`, quand])
      await r.db.query(`insert into defi_depense (signature, expire_le) values ($1, $2)`, [cle, quand])
    }
    await r.db.query(`insert into cle_idempotence (cle, empreinte, cree_le) values ('a', '', $1), ('b', '', $2)`, [vieux, avant])
    expect(await purger(r.deps)).toMatchObject({ session: 1, jeton_souvenir: 1, defi_depense: 1, cle_idempotence: 1 })
    expect(await p.api.lireCompte()).toBeTruthy()
    for (const [table, colonne] of [
      ['jeton_souvenir', 'serie'],
      ['defi_depense', 'signature'],
      ['cle_idempotence', 'cle'],
    ])
      expect(await r.db.query(`select ${colonne} as c from ${table} where ${colonne} in ('a', 'b')`)).toEqual([{ c: 'b' }])
  })
})
