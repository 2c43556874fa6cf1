import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

const MOT_DE_PASSE = 'Un-Mot-De-Passe-2026!'

describe('sign-in', () => {
  const registre = useRegistre()

  /** An active account with a password that costs little to verify. */
  const compte = async (profil: Personne['profil'] = 'TELE_PRO_GESTION'): Promise<Personne> => {
    const personne = await registre().personne(profil)
    const hashe = await hash(MOT_DE_PASSE, { memoryCost: 64, timeCost: 1, parallelism: 1 })
    await registre().db.query(`update utilisateur set mot_de_passe_hash = $2 where id = $1`, [
      personne.utilisateurId,
      hashe,
    ])
    return personne
  }
  const corps = (login: string, motDePasse: string, seSouvenir = false) => ({
    body: {
      j_username: login,
      j_password: motDePasse,
      ...(seSouvenir ? { 'remember-me': 'true' } : {}),
      submit: 'Login',
    },
  })
  /** The counters of the address are those of every test of this file. */
  const oublierEchecs = () => registre().db.query(`delete from limite_debit`)

  it('opens a new session and gives the account, without secrets', async () => {
    const { login, utilisateurId } = await compte()
    const v = registre().visiteur()
    const lu = await v.api.seConnecter(corps(login.toUpperCase(), MOT_DE_PASSE))
    expect(lu).toMatchObject({
      id: utilisateurId,
      login,
      profil: 'TELE_PRO_GESTION',
      activated: true,
      typeTeledeclarant: 'PRO',
      loginAs: false,
    })
    expect(lu).toMatchObject({ authorities: expect.arrayContaining(['MENU_COPROPRIETE']) })
    expect(JSON.stringify(lu)).not.toContain('argon2')
    const premiere = v.cookies.get('registre_session')
    expect(await v.api.lireCompte({})).toMatchObject({ login })
    await v.api.seConnecter(corps(login, MOT_DE_PASSE))
    expect(v.cookies.get('registre_session')).not.toBe(premiere)
    const sessions = await registre().db.query<{ n: number }>(
      `select count(*)::int as n from session where utilisateur_id = $1`,
      [utilisateurId],
    )
    // The one given by the set-up and the last one: the first sign-in's has been closed.
    expect(sessions[0]?.n).toBe(2)
    const journal = await registre().db.query(
      `select 1 from journal where type = 'connexion' and acteur_id = $1`,
      [utilisateurId],
    )
    expect(journal).toHaveLength(2)
  })

  it.each([
    ['wrong password', async () => (await compte()).login, 'faux'],
    ['unknown account', async () => 'personne@exemple.test', MOT_DE_PASSE],
    ['restricted profile', async () => (await compte('restricted')).login, MOT_DE_PASSE],
    ['no password yet', async () => (await registre().personne('TELE_PRO_GESTION')).login, 'x'],
    [
      'closed account',
      async () => {
        const { login } = await compte()
        await registre().db.query(`update utilisateur set actif = false where login = $1`, [login])
        return login
      },
      MOT_DE_PASSE,
    ],
    [
      'deleted establishment',
      async () => {
        const { login, teledeclarantId } = await compte()
        await registre().db.query(`update teledeclarant set statut = 'SUPPRIME' where id = $1`, [
          teledeclarantId,
        ])
        return login
      },
      MOT_DE_PASSE,
    ],
    [
      'account to be created',
      async () => {
        const { login, teledeclarantId } = await compte()
        await registre().db.query(
          `update teledeclarant set statut = 'ATT_CREA_COMPTE' where id = $1`,
          [teledeclarantId],
        )
        return login
      },
      MOT_DE_PASSE,
    ],
  ])('refuses in the same words: %s', async (_cas, preparer, motDePasse) => {
    await oublierEchecs()
    const login = await preparer()
    const v = registre().visiteur()
    await expect(v.api.seConnecter(corps(login, motDePasse))).rejects.toMatchObject({
      problem: {
        status: 401,
        code: 'identifiants-incorrects',
        message: 'Erreur de connexion : veuillez vérifier vos identifiants',
      },
    })
    expect(v.cookies.has('registre_session')).toBe(false)
  })

  it('asks for the captcha from the fourth try, for an unknown account too', async () => {
    for (const login of [(await compte()).login, 'inconnu@exemple.test']) {
      await oublierEchecs()
      const v = registre().visiteur()
      for (let n = 0; n < 3; n += 1)
        await expect(v.api.seConnecter(corps(login, 'faux'))).rejects.toMatchObject({
          problem: { code: 'identifiants-incorrects' },
        })
      await expect(v.api.seConnecter(corps(login, MOT_DE_PASSE))).rejects.toMatchObject({
        problem: { status: 400, code: 'captcha-invalide' },
      })
      registre().clock.advance({ minutes: 16 })
      await expect(v.api.seConnecter(corps(login, 'faux'))).rejects.toMatchObject({
        problem: { code: 'identifiants-incorrects' },
      })
    }
  })

  it('closes an account to a network for a quarter of an hour after five failures, even to the right password', async () => {
    await oublierEchecs()
    const { login } = await compte()
    const v = registre().visiteur()
    const { captcha } = registre().deps
    const verifier = captcha.verifier
    captcha.verifier = async (reponse) => reponse === 'juste'
    try {
      const essayer = (motDePasse: string) =>
        v.api.seConnecter({ body: { ...corps(login, motDePasse).body, captcha: 'juste' } })
      for (let n = 0; n < 4; n += 1)
        await expect(essayer('faux')).rejects.toMatchObject({
          problem: { code: 'identifiants-incorrects' },
        })
      registre().clock.advance({ minutes: 1 })
      await expect(essayer('faux')).rejects.toMatchObject({
        problem: { code: 'identifiants-incorrects', infos: { captchaRequis: true } },
      })
      await expect(essayer(MOT_DE_PASSE)).rejects.toMatchObject({
        problem: { code: 'identifiants-incorrects' },
      })
      registre().clock.advance({ minutes: 13 })
      await expect(essayer(MOT_DE_PASSE)).rejects.toMatchObject({
        problem: { code: 'identifiants-incorrects' },
      })
      registre().clock.advance({ minutes: 2, seconds: 1 })
      expect(await essayer(MOT_DE_PASSE)).toMatchObject({ login })
    } finally {
      captcha.verifier = verifier
    }
  })

  it('remembers: reopens an expired session, rotates the token, and a stolen token closes the series', async () => {
    await oublierEchecs()
    const { login } = await compte()
    const v = registre().visiteur()
    await v.api.seConnecter(corps(login, MOT_DE_PASSE, true))
    const premier = v.cookies.get('registre_souvenir') ?? ''
    expect(premier).not.toBe('')
    registre().clock.advance({ hours: 1 })
    expect(await v.api.lireCompte({})).toMatchObject({ login })
    const second = v.cookies.get('registre_souvenir') ?? ''
    expect(second).not.toBe(premier)
    v.cookies.set('registre_souvenir', `${premier.split('.')[0]}.${'x'.repeat(43)}`)
    v.cookies.delete('registre_session')
    await expect(v.api.lireCompte({})).rejects.toMatchObject({ problem: { status: 401 } })
    v.cookies.set('registre_souvenir', second)
    await expect(v.api.lireCompte({})).rejects.toMatchObject({ problem: { status: 401 } })
  })

  it('a remembered browser whose owner signs out at once opens nothing, however soon', async () => {
    await oublierEchecs()
    const { login } = await compte()
    const v = registre().visiteur()
    await v.api.seConnecter(corps(login, MOT_DE_PASSE, true))
    const souvenir = v.cookies.get('registre_souvenir') ?? ''
    v.cookies.delete('registre_session')
    await v.api.lireCompte({})
    await v.api.seDeconnecter({})
    const copie = registre().visiteur()
    copie.cookies.set('registre_souvenir', souvenir)
    await expect(copie.api.lireCompte({})).rejects.toMatchObject({ problem: { status: 401 } })
  })

  it('shares one redemption between the parallel calls of a page', async () => {
    await oublierEchecs()
    const { login } = await compte()
    const v = registre().visiteur()
    await v.api.seConnecter(corps(login, MOT_DE_PASSE, true))
    v.cookies.delete('registre_session')
    const lus = await Promise.all([
      v.api.lireCompte({}),
      v.api.lireCompte({}),
      v.api.listerCivilites({}),
    ])
    expect(lus[0]).toMatchObject({ login })
    expect(lus[2]).toHaveLength(2)
  })

  it('closes the session and forgets the browser', async () => {
    await oublierEchecs()
    const { login } = await compte()
    const v = registre().visiteur()
    await v.api.seConnecter(corps(login, MOT_DE_PASSE, true))
    const copie = new Map(v.cookies)
    await v.api.seDeconnecter({})
    expect([...v.cookies.keys()]).toEqual(['registre_appareil'])
    for (const [k, x] of copie) v.cookies.set(k, x)
    await expect(v.api.lireCompte({})).rejects.toMatchObject({ problem: { status: 401 } })
  })

  it('saves one’s own data: another e-mail waits for its answer, a taken one is refused, rules are told', async () => {
    const { api, login } = await compte('TELE_PRO_ADMIN_PRINC')
    const autre = await compte()
    const saisie = {
      civilite: 'MME' as const,
      nom: 'Petit',
      prenom: 'Anne',
      telephone: '01 22 33 44 55',
    }
    await expect(
      api.enregistrerCompte({ body: { ...saisie, email: 'pas une adresse', telephone: '12' } }),
    ).rejects.toMatchObject({
      problem: { status: 400, code: 'regles-non-respectees' },
    })
    await expect(
      api.enregistrerCompte({ body: { ...saisie, email: autre.login } }),
    ).rejects.toMatchObject({ problem: { status: 409, code: 'deja-existant' } })
    const lu = await api.enregistrerCompte({ body: { ...saisie, email: `nouveau.${login}` } })
    expect(lu).toMatchObject({
      nom: 'Petit',
      telephone: '+33122334455',
      email: login,
      login,
      emailEnAttente: `nouveau.${login}`,
      profil: 'TELE_PRO_ADMIN_PRINC',
    })
  })

  it('serves a challenge, refuses rubbish, and is not bypassed by default', async () => {
    const { api } = registre().visiteur()
    expect(await api.obtenirDefiCaptcha({})).toHaveProperty('parameters')
    expect(await api.verifierCaptcha({ body: { captcha: 'n’importe quoi' } })).toEqual({
      response: false,
    })
    expect(await api.contournerCaptcha({})).toEqual({ response: false })
  })

  it('gives the information message, empty without one', async () => {
    const { api } = registre().visiteur()
    expect(await api.lireInfoMessage({})).toEqual({ response: '' })
    await registre().db.query(
      `insert into parametre (cle, valeur) values ('infomessage', '"Maintenance dimanche"')`,
    )
    expect(await api.lireInfoMessage({})).toEqual({ response: 'Maintenance dimanche' })
  })
})
