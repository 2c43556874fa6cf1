import type { Personne } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { codeDeGraine } from '../../platform/code-activation.ts'
import { etablirLettre } from '../courriers/etablir-lettre.ts'
import { anonymiserPersonne } from '../personnes/anonymiser-personne.ts'
import { exporterPersonne } from '../personnes/exporter-personne.ts'
import { purger } from '../traitements/purger.ts'
import { useArrivees } from './arrivees-de-test.ts'
import { suivreArrivees } from './suivre-arrivees.ts'

describe('a request to join a firm that nobody answers', () => {
  const {
    registre,
    secret,
    courriels,
    refus,
    cabinet,
    visiteur,
    demander,
    cleDe,
    confirmer,
    lues,
    avis,
    repondre,
    vieillir,
    comptesDe,
  } = useArrivees()

  it('without an answer: reminded after 14 days, a keeper’s letter after 30, whose code opens an administrator', async () => {
    const { admin, siret } = await cabinet()
    const email = await demander(siret)
    await confirmer(email)
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const lettres = async () =>
      (await teneur.api.listerCourriers()).filter(
        (c) => Number(c.idTeledeclarant) === admin.teledeclarantId,
      )
    await vieillir(13)
    await suivreArrivees(registre().deps)
    expect((await avis(admin.teledeclarantId)).map((a) => a.moment)).toEqual(['demande'])
    await vieillir(2)
    await suivreArrivees(registre().deps)
    await suivreArrivees(registre().deps)
    expect((await avis(admin.teledeclarantId)).map((a) => a.moment)).toEqual(['demande', 'relance'])
    expect(await lettres()).toEqual([])
    await vieillir(16)
    await suivreArrivees(registre().deps)
    await suivreArrivees(registre().deps)
    const [lettre, ...autres] = await lettres()
    expect(autres).toEqual([])
    expect(lettre).toMatchObject({
      etat: 'A_VERIFIER',
      libelleEtat: 'Demande sans réponse',
      destinataire: [expect.any(String), '3 rue Basse', '69003 Lyon'],
    })
    const poster = (api: Personne['api'], id = Number(lettre?.idArrivee)) =>
      api.renouvelerCode({
        params: { id: admin.teledeclarantId ?? 0 },
        body: { idArrivee: id },
      })
    await expect(poster(teneur.api, 999_999)).rejects.toMatchObject(refus(404, 'introuvable'))
    await poster(teneur.api)
    await expect(poster(teneur.api)).rejects.toMatchObject(refus(409, 'transition-interdite'))
    const [poste] = await registre().db.query<{ id: number; graine: string }>(
      `select id, graine from courrier where arrivee_id = $1`,
      [Number(lettre?.idArrivee)],
    )
    const code = codeDeGraine(secret(), poste?.graine ?? '')
    // The code is in no mail, and the letter is made.
    expect(JSON.stringify(await courriels(email))).not.toContain(poste?.graine)
    const [attend] = await registre().db.query<{ id: string }>(
      `select id from outbox where type = 'lettre' and (payload->>'courrierId')::int = $1`,
      [poste?.id],
    )
    await etablirLettre(registre().deps).executer(String(attend?.id), {
      courrierId: poste?.id ?? 0,
    })
    expect((await lettres())[0]).toMatchObject({
      etat: 'A_IMPRIMER',
      libelleType: 'Code pour rejoindre un cabinet',
    })
    const cle = await cleDe(email, 'arrivee-code-poste')
    const saisir = (c: string) =>
      visiteur().confirmerAdresse({ body: { cle, quoi: 'ARRIVEE', code: c } })
    await expect(saisir('AAAAA-AAAAA')).rejects.toMatchObject({
      problem: { champs: [{ champ: 'code', message: expect.stringContaining('4 essais') }] },
    })
    await expect(
      visiteur().confirmerAdresse({
        body: { cle: await cleDe(email, 'arrivee-a-confirmer'), quoi: 'ARRIVEE', code },
      }),
    ).rejects.toMatchObject({ problem: { champs: [{ code: 'cle-perimee' }] } })
    await saisir(code)
    await expect(saisir(code)).rejects.toMatchObject({
      problem: { champs: [{ code: 'cle-perimee' }] },
    })
    expect(await comptesDe(admin.teledeclarantId)).toEqual([
      { email: admin.login, profil: 'TELE_PRO_ADMIN_PRINC' },
      { email, profil: 'TELE_PRO_ADMIN_SECOND' },
    ])
    expect((await avis(admin.teledeclarantId)).map((a) => a.moment)).toEqual([
      'demande',
      'relance',
      'courrier',
      'ouverte',
    ])
  })

  it('after 120 days it is erased, with its letter, and the applicant is told once', async () => {
    const { siret } = await cabinet()
    const email = await demander(siret)
    await confirmer(email)
    await vieillir(31)
    await suivreArrivees(registre().deps)
    await vieillir(88)
    await suivreArrivees(registre().deps)
    const restent = () => registre().db.query(`select 1 from arrivee where email = $1`, [email])
    expect(await restent()).toHaveLength(1)
    await vieillir(2)
    await Promise.all([suivreArrivees(registre().deps), suivreArrivees(registre().deps)])
    expect(await restent()).toEqual([])
    expect((await courriels(email)).map((c) => c.modele)).toEqual([
      'arrivee-a-confirmer',
      'arrivee-expiree',
    ])
  })

  it('a wrong code five times is dead; an administrator may still refuse', async () => {
    const { admin, siret } = await cabinet()
    const email = await demander(siret)
    await confirmer(email)
    await vieillir(31)
    await suivreArrivees(registre().deps)
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const id = Number((await lues(admin))[0]?.id)
    await teneur.api.renouvelerCode({
      params: { id: admin.teledeclarantId ?? 0 },
      body: { idArrivee: id },
    })
    const [poste] = await registre().db.query<{ graine: string }>(
      `select graine from courrier where arrivee_id = $1`,
      [id],
    )
    const cle = await cleDe(email, 'arrivee-code-poste')
    const saisir = (code: string) =>
      visiteur().confirmerAdresse({ body: { cle, quoi: 'ARRIVEE', code } })
    for (let i = 0; i < 5; i += 1) await expect(saisir('AAAAA-AAAAA')).rejects.toThrow()
    await expect(saisir(codeDeGraine(secret(), poste?.graine ?? ''))).rejects.toMatchObject({
      problem: { champs: [{ champ: 'code' }] },
    })
    await repondre(admin, id, false)
    expect(
      await registre().db.query(`select etat from courrier where arrivee_id = $1`, [id]),
    ).toEqual([{ etat: 'ANNULE' }])
    expect(await comptesDe(admin.teledeclarantId)).toHaveLength(1)
  })

  it('two accords at once open one account', async () => {
    const { admin, siret } = await cabinet()
    const email = await demander(siret)
    await confirmer(email)
    const id = Number((await lues(admin))[0]?.id)
    const issues = await Promise.allSettled([repondre(admin, id, true), repondre(admin, id, true)])
    expect(issues.map((i) => i.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await comptesDe(admin.teledeclarantId)).toHaveLength(2)
  })

  it('an address that another account took meanwhile opens nothing', async () => {
    const { admin, siret } = await cabinet()
    const email = await demander(siret)
    await confirmer(email)
    const id = Number((await lues(admin))[0]?.id)
    const autre = await registre().personne('TELE_PRO_GESTION')
    await registre().db.query('update utilisateur set email = $2 where id = $1', [
      autre.utilisateurId,
      email,
    ])
    await expect(repondre(admin, id, true)).rejects.toMatchObject(refus(409, 'deja-existant'))
    expect(await lues(admin)).toHaveLength(1)
    await repondre(admin, id, false)
  })

  it('what nobody confirmed is purged; a person reads and erases its own requests', async () => {
    const { siret } = await cabinet()
    const oubliee = await demander(siret)
    const email = await demander(siret)
    await confirmer(email)
    registre().clock.advance({ hours: 25 })
    await purger(registre().deps)
    const restent = () =>
      registre().db.query<{ email: string }>(
        `select email from arrivee where email = any($1) order by email`,
        [[oubliee, email]],
      )
    expect(await restent()).toEqual([{ email }])
    const lu = await exporterPersonne(registre().db, { email, compte: null })
    expect(JSON.stringify(lu)).toContain('"demandesARejoindre"')
    expect(JSON.stringify(lu)).not.toContain('code_hash')
    await registre().db.query(`delete from outbox where payload->>'a' = $1`, [email])
    await anonymiserPersonne(registre().db, { email, compte: null }, true)
    expect(await restent()).toEqual([])
  })
})
