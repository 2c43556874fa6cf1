import { addDays } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { rattachementDemande } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { un } from '@registre/testing'
import { expirerVerrous } from './expirer-verrous.ts'
import { purger } from './purger.ts'
import { suivreMandats } from './suivre-mandats.ts'
import { suivrePrecisions } from './suivre-precisions.ts'
import {
  ajouterMandat,
  copropriete,
  courriels,
  dissolutionSur,
  journal,
  mandats,
  precedent,
  rattachee,
  tenu,
} from './traitements-de-test.ts'

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
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    })
    expect(
      await un(r, `select etat, verrou_par_id from demande where id = $1`, [t.demandeId]),
    ).toEqual({ etat: 'A_VALIDER', verrou_par_id: null })
    expect(await mandats(r, t.coproprieteId)).toEqual(['DEMANDE'])
    expect((await journal(r, t.coproprieteId)).map((j) => j.type)).toEqual(['expirer-verrou'])
  })
})

describe('a mandate that ended while its request was examined', () => {
  const registre = useRegistre()
  it('of a registration is over as soon as the number is given', async () => {
    const r = registre()
    const t = await tenu(r)
    await r.db.query(
      `update mandat set date_debut = current_date - 400, date_fin = current_date - 30 where id = $1`,
      [t.mandatId],
    )
    const { etatCopropriete } = await t.teneur.api.validerDemande({
      params: { id: t.demandeId },
      body: { version: t.version },
    })
    expect(etatCopropriete).toBe('IMMATRICULEE_RATTACHEMENT_EXPIRE')
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: etatCopropriete,
      date_fin_mandat: expect.any(String),
      teledeclarant_id: t.syndic.teledeclarantId,
    })
    expect(await mandats(r, t.coproprieteId)).toEqual(['EXPIRE'])
    expect(await courriels(r, t.coproprieteId)).toContain('mandat-expire')
  })
  it('of an attachment is not validated: the keeper is told why', async () => {
    const r = registre()
    const { demandeId, mandatId } = await rattachementDemande(r)
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const { version } = await teneur.api.ouvrirDemande({ params: { id: mandatId } })
    await r.db.query(
      `update mandat set date_debut = current_date - 400, date_fin = current_date - 30 where id = $1`,
      [mandatId],
    )
    await expect(
      teneur.api.validerDemande({ params: { id: demandeId }, body: { version } }),
    ).rejects.toMatchObject({
      problem: {
        code: 'transition-interdite',
        message: expect.stringContaining('s’est terminé le'),
      },
    })
  })
})

describe('clarifications without an answer', () => {
  const registre = useRegistre()
  it('one reminder after 15 days, refused after 30', async () => {
    const r = registre()
    const t = await tenu(r)
    await t.teneur.api.demanderPrecisions({
      body: { idMandat: t.mandatId, message: 'Combien de lots ?' },
    })
    r.clock.advance({ days: 14 })
    await suivrePrecisions(r.deps)
    expect(await courriels(r, t.coproprieteId)).not.toContain('precisions-rappel')
    r.clock.advance({ days: 1 })
    await Promise.all([suivrePrecisions(r.deps), suivrePrecisions(r.deps)])
    r.clock.advance({ days: 5 })
    await suivrePrecisions(r.deps)
    expect(
      (await courriels(r, t.coproprieteId)).filter((m) => m === 'precisions-rappel'),
    ).toHaveLength(1)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
    })
    r.clock.advance({ days: 10 })
    await suivrePrecisions(r.deps)
    await suivrePrecisions(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES',
    })
    expect(await mandats(r, t.coproprieteId)).toEqual(['REFUSE'])
    expect(
      await un(
        r,
        `select d.etat, l.etat as declaration from demande d join declaration l on l.id = d.declaration_id where d.id = $1`,
        [t.demandeId],
      ),
    ).toEqual({ etat: 'REFUSEE', declaration: 'BROUILLON' })
    expect((await courriels(r, t.coproprieteId)).at(-1)).toBe('precisions-expirees')
    expect((await journal(r, t.coproprieteId)).map((j) => j.type)).toEqual([
      'relancer-precisions',
      'expirer-precisions',
    ])
  })
  it('of an attachment send the co-ownership back to where it was', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -400), addDays(jour, -40))
    await suivreMandats(r.deps)
    const m = await ajouterMandat(
      r,
      t.coproprieteId,
      jour,
      addDays(jour, 300),
      'PRECISIONS_DEMANDEES',
    )
    await r.db.query(
      `update copropriete set etat = 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER' where id = $1`,
      [t.coproprieteId],
    )
    await r.db.query(
      `insert into demande (type, etat, etat_precedent, copropriete_id, mandat_id, teledeclarant_id, profil_demandeur, echeance, suspendue_le) values ('RATTACHEMENT', 'PRECISIONS', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', $1, $2, $3, 'TELE_PRO_GESTION', $4, $5)`,
      [
        t.coproprieteId,
        m.id,
        m.teledeclarantId,
        jour,
        new Date(r.clock.now().getTime() - 31 * 86_400_000),
      ],
    )
    await suivrePrecisions(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    })
    expect(await mandats(r, t.coproprieteId)).toEqual(['EXPIRE', 'REFUSE'])
  })
})

describe('a request over another one', () => {
  const registre = useRegistre()
  /**
   * An attachment to confirm, under clarification for 31 days, over an expired mandate; and a
   * dissolution over it.
   */
  const empilees = async (r: Registre) => {
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -400), addDays(jour, -40))
    await suivreMandats(r.deps)
    const m = await ajouterMandat(
      r,
      t.coproprieteId,
      jour,
      addDays(jour, 300),
      'PRECISIONS_DEMANDEES',
    )
    await r.db.query(
      `update copropriete set etat = 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER' where id = $1`,
      [t.coproprieteId],
    )
    const rattachement = await un<{ id: number }>(
      r,
      `insert into demande (type, etat, etat_precedent, copropriete_id, mandat_id, teledeclarant_id, profil_demandeur, echeance, suspendue_le) values ('RATTACHEMENT', 'PRECISIONS', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', $1, $2, $3, 'TELE_PRO_GESTION', $4, $5) returning id`,
      [
        t.coproprieteId,
        m.id,
        m.teledeclarantId,
        jour,
        new Date(r.clock.now().getTime() - 31 * 86_400_000),
      ],
    )
    return { ...t, rattachement: rattachement.id, dissolution: await dissolutionSur(r, t) }
  }
  const refuserDissolution = async (r: Registre, t: Awaited<ReturnType<typeof empilees>>) => {
    const { numero } = await un<{ numero: string }>(
      r,
      `select numero_immatriculation as numero from copropriete where id = $1`,
      [t.coproprieteId],
    )
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
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
    })
    await suivrePrecisions(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    })
  })
  it('an attachment that ends under a dissolution changes what its refusal gives back', async () => {
    const r = registre()
    const t = await empilees(r)
    await suivrePrecisions(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({ etat: 'DISSOLUTION_A_VALIDER' })
    expect(await precedent(r, t.dissolution)).toBe('IMMATRICULEE_RATTACHEMENT_EXPIRE')
    expect(await un(r, `select etat from demande where id = $1`, [t.rattachement])).toEqual({
      etat: 'REFUSEE',
    })
    await refuserDissolution(r, t)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    })
  })
})

describe('what has expired', () => {
  const registre = useRegistre()
  it('is deleted, and nothing else', async () => {
    const r = registre()
    const p = await r.personne('TELE_PRO_GESTION')
    const [avant, apres, vieux] = [-60, 60, -86_460].map(
      (s) => new Date(r.clock.now().getTime() + s * 1000),
    )
    await r.db.query(
      `insert into session (id_hash, utilisateur_id, expire_le) values ('perimee', $1, $2)`,
      [p.utilisateurId, avant],
    )
    for (const [cle, quand] of [
      ['a', avant],
      ['b', apres],
    ] as const) {
      await r.db.query(
        `insert into jeton_souvenir (serie, jeton_hash, utilisateur_id, expire_le) values ($1, 'h', $2, $3)`,
        [cle, p.utilisateurId, quand],
      )
      await r.db.query(`insert into limite_debit (cle, compte, expire_le) values ($1, 1, $2)`, [
        `essai-${cle}`,
        quand,
      ])
      await r.db.query(`insert into defi_depense (signature, expire_le) values ($1, $2)`, [
        cle,
        quand,
      ])
    }
    await r.db.query(
      `insert into cle_idempotence (cle, empreinte, cree_le) values ('a', '', $1), ('b', '', $2)`,
      [vieux, avant],
    )
    expect(await purger(r.deps)).toMatchObject({
      session: 1,
      jeton_souvenir: 1,
      defi_depense: 1,
      cle_idempotence: 1,
    })
    expect(await p.api.lireCompte()).toBeTruthy()
    for (const [table, colonne] of [
      ['jeton_souvenir', 'serie'],
      ['defi_depense', 'signature'],
      ['cle_idempotence', 'cle'],
    ])
      expect(
        await r.db.query(`select ${colonne} as c from ${table} where ${colonne} in ('a', 'b')`),
      ).toEqual([{ c: 'b' }])
  })
})
