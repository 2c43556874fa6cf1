import { estSiret } from '@registre/domain'
import { inscriptionDe, type Personne } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { codeDeGraine } from '../../platform/code-activation.ts'
import { etablirLettre } from '../courriers/etablir-lettre.ts'
import { anonymiserPersonne } from '../personnes/anonymiser-personne.ts'
import { exporterPersonne } from '../personnes/exporter-personne.ts'
import { purger } from '../traitements/purger.ts'
import { MOT_DE_PASSE, useInscription } from './inscription-de-test.ts'
import { suivreArrivees } from './suivre-arrivees.ts'

const { registre, secret, courriels, refus } = useInscription()

describe('joining a firm that has its account', () => {
  let suite = 0
  const cabinet = async (
    profil: Parameters<ReturnType<typeof registre>['personne']>[0] = 'TELE_PRO_ADMIN_PRINC',
  ) => {
    suite += 1
    const siren = `8${String(suite).padStart(8, '0')}`
    const siret =
      Array.from({ length: 100 }, (_, i) => siren + String(i + 10).padStart(5, '0')).find(
        estSiret,
      ) ?? ''
    const admin = await registre().personne(profil)
    await registre().db.query(
      `update teledeclarant set siret = $2, adresse = array['3 rue Basse', '69003 Lyon'] where id = $1`,
      [admin.teledeclarantId, siret],
    )
    return { admin, siret }
  }
  const visiteur = () => registre().visiteur().api
  const demander = async (
    siret: string,
    plus: { email?: string; type?: 'PRO' | 'NON_PRO' } = {},
  ) => {
    const { type = 'PRO', ...reste } = plus
    const body = inscriptionDe('PRO', { ...reste, siret })
    const reponse = await visiteur().creerTeledeclarant({
      params: { type },
      body: { ...body, rejoindre: true },
    })
    expect(reponse).toEqual({ response: true })
    return body.representant.email
  }
  const cleDe = async (email: string, modele: string): Promise<string> =>
    cleDeGraine(
      secret(),
      (await courriels(email)).findLast((c) => c.modele === modele)?.donnees.graine ?? '',
    )
  const confirmer = async (email: string) =>
    visiteur().confirmerAdresse({
      body: { cle: await cleDe(email, 'arrivee-a-confirmer'), quoi: 'ARRIVEE' },
    })
  const lues = async ({ api, teledeclarantId }: Personne) =>
    (await api.listerCertificats({ params: { id: teledeclarantId ?? 0 } })).arrivees
  const avis = (id: number | null) =>
    registre().db.query<{ moment: string; donnees: object }>(
      `select payload->'donnees'->>'moment' as moment, payload->'donnees' as donnees from outbox where payload->>'modele' = 'arrivee-demandee' and (payload->'droit'->>'etablissement')::int = $1 order by id`,
      [id],
    )
  const repondre = ({ api }: Personne, id: number, accepter: boolean) =>
    api.repondreArrivee({ params: { id }, body: { accepter, quoi: 'CABINET' } })
  const vieillir = (jours: number) =>
    registre().db.query(
      `update arrivee set confirme_le = confirme_le - make_interval(days => $1) where etat = 'EN_ATTENTE'`,
      [jours],
    )
  const comptesDe = (id: number | null) =>
    registre().db.query<{ email: string; profil: string }>(
      `select email, profil from utilisateur where teledeclarant_id = $1 and supprime_le is null order by id`,
      [id],
    )

  it('the address is confirmed by a press, an administrator accepts, a manager chooses its password', async () => {
    const { admin, siret } = await cabinet()
    const email = await demander(siret)
    expect(await lues(admin)).toEqual([])
    expect(await avis(admin.teledeclarantId)).toEqual([])
    await confirmer(email)
    await expect(confirmer(email)).rejects.toMatchObject({
      problem: { champs: [{ champ: 'cle', code: 'cle-perimee' }] },
    })
    const [demande] = await lues(admin)
    expect(demande).toMatchObject({
      quoi: 'CABINET',
      nom: 'Alix Martin',
      email,
      niveau: 'Gestionnaire',
    })
    // The mail holds nothing that the applicant typed.
    const [dit] = await avis(admin.teledeclarantId)
    expect(dit?.moment).toBe('demande')
    expect(JSON.stringify(dit?.donnees)).not.toMatch(/Alix|Martin|inscrit/)
    expect(await comptesDe(admin.teledeclarantId)).toHaveLength(1)
    await repondre(admin, Number(demande?.id), true)
    expect(await comptesDe(admin.teledeclarantId)).toEqual([
      { email: admin.login, profil: 'TELE_PRO_ADMIN_PRINC' },
      { email, profil: 'TELE_PRO_GESTION' },
    ])
    expect(await lues(admin)).toEqual([])
    await visiteur().changerMotDePasse({
      body: { key: await cleDe(email, 'compte-cree'), newPassword: MOT_DE_PASSE },
    })
    await expect(repondre(admin, Number(demande?.id), false)).rejects.toMatchObject(
      refus(404, 'introuvable'),
    )
  })

  it('is refused by an administrator: told, and not asked again for a month', async () => {
    const { admin, siret } = await cabinet()
    const email = await demander(siret)
    await confirmer(email)
    const [demande] = await lues(admin)
    await repondre(admin, Number(demande?.id), false)
    expect((await courriels(email)).map((c) => c.modele)).toEqual([
      'arrivee-a-confirmer',
      'arrivee-refusee',
    ])
    await demander(siret, { email })
    expect(await courriels(email)).toHaveLength(2)
    expect(await comptesDe(admin.teledeclarantId)).toHaveLength(1)
  })

  it('is answered by the administrators of that firm alone', async () => {
    const { admin, siret } = await cabinet()
    await confirmer(await demander(siret))
    const id = Number((await lues(admin))[0]?.id)
    const gestionnaire = await registre().personne('TELE_PRO_GESTION')
    await registre().db.query('update utilisateur set teledeclarant_id = $2 where id = $1', [
      gestionnaire.utilisateurId,
      admin.teledeclarantId,
    ])
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    for (const autre of [(await cabinet()).admin, teneur])
      await expect(repondre(autre, id, true)).rejects.toMatchObject(refus(404, 'introuvable'))
    await expect(repondre(gestionnaire, id, true)).rejects.toMatchObject(
      refus(403, 'acces-non-autorise'),
    )
    await expect(
      (await cabinet()).admin.api.listerCertificats({ params: { id: admin.teledeclarantId ?? 0 } }),
    ).rejects.toMatchObject(refus(404, 'introuvable'))
    expect(await comptesDe(admin.teledeclarantId)).toHaveLength(2)
  })

  it('the answer is the same for an address that has an account, and that account alone is told', async () => {
    const { siret } = await cabinet()
    const connu = await registre().personne('TELE_NONPRO_ADMIN_PRINC')
    await demander(siret, { email: connu.login })
    expect((await courriels(connu.login)).map((c) => c.modele)).toEqual(['compte-existant'])
    expect(
      await registre().db.query('select 1 from arrivee where email = $1', [connu.login]),
    ).toEqual([])
  })

  it('asks a firm that has an active account; an office is joined otherwise, a volunteer is one person', async () => {
    const sur = (champ: string, code: string) => ({ problem: { champs: [{ champ, code }] } })
    await expect(demander('99950101800017')).rejects.toMatchObject(
      sur('etablissement.siret', 'sans-compte'),
    )
    const etude = await cabinet('NOTAIRE_ADMIN')
    await expect(demander(etude.siret)).rejects.toMatchObject(sur('etablissement.siret', 'etude'))
    await expect(demander(etude.siret, { type: 'NON_PRO' })).rejects.toMatchObject(
      sur('rejoindre', 'type'),
    )
  })

  it('an address asks three firms at most, a firm waits for ten at most', async () => {
    const email = 'partout@exemple.test'
    const cabinets = await Promise.all([0, 1, 2, 3].map(() => cabinet()))
    for (const { siret } of cabinets) await demander(siret, { email })
    expect(
      await registre().db.query('select 1 from arrivee where email = $1', [email]),
    ).toHaveLength(3)
    const { admin, siret } = await cabinet()
    await registre().db.query(
      `insert into arrivee (teledeclarant_id, email, civilite, nom, prenom, telephone, etat, graine, hash, expire_le, cree_le, confirme_le)
       select $1, 'n' || n || '@exemple.test', '', 'N', 'P', '', 'EN_ATTENTE', '', 'plein' || n, now(), now(), now() from generate_series(1, 10) n`,
      [admin.teledeclarantId],
    )
    const onzieme = await demander(siret)
    await expect(confirmer(onzieme)).rejects.toMatchObject(refus(429, 'trop-de-requetes'))
  })

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
