import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine, hacherCle } from '../../platform/cle-courriel.ts'
import { DUREE_MIN_MS } from '../entrer/essais.ts'
import { hashAncien } from '../../platform/mot-de-passe.ts'
import { estCourant } from '../comptes/mots-de-passe-courants.ts'

const ANCIEN = 'Ancien-Sesame-1875!'
const NOUVEAU = 'Tilleul-Brume-4271!'
const LEGER = { memoryCost: 64, timeCost: 1, parallelism: 1 }

describe('common passwords', () => {
  it.each([
    'Password2026!',
    'P@ssw0rd!!2026',
    'Motdepasse-123',
    'AZERTYuiop-2026',
    'Bienvenue2026!',
    'Azerty-Azerty-1',
    'Registre-2026!!',
    'Aaaaaaaaaaa1!',
    '1234567890-_!',
  ])('%s', (m) => {
    expect(estCourant(m)).toBe(true)
  })
  it.each([NOUVEAU, ANCIEN, 'Demo-Registre-2026!', 'Quatre-Cygnes-Bleus-7'])(
    '%s is not one',
    (m) => {
      expect(estCourant(m)).toBe(false)
    },
  )
})

describe('password', () => {
  const registre = useRegistre()

  const compte = async (profil: Personne['profil'] = 'TELE_PRO_GESTION'): Promise<Personne> => {
    const personne = await registre().personne(profil)
    await registre().db.query(`update utilisateur set mot_de_passe_hash = $2 where id = $1`, [
      personne.utilisateurId,
      await hash(ANCIEN, LEGER),
    ])
    return personne
  }
  const courriels = (a: string, modele: string) =>
    registre().db.query<{ graine: string | null }>(
      `select payload->'donnees'->>'graine' as graine from outbox where type = 'courriel' and payload->>'a' = $1 and payload->>'modele' = $2 order by id`,
      [a, modele],
    )
  /** The key of the last mail, as the worker makes it. */
  const cleDe = async (login: string): Promise<string> => {
    await registre()
      .visiteur()
      .api.demanderMotDePasse({ body: { login: ` ${login.toUpperCase()} ` } })
    return cleDeGraine(
      registre().deps.settings.SECRET,
      (await courriels(login, 'mot-de-passe-oublie')).at(-1)?.graine ?? '',
    )
  }
  const connecter = (login: string, motDePasse: string) =>
    registre()
      .visiteur()
      .api.seConnecter({ body: { j_username: login, j_password: motDePasse, submit: 'Login' } })
  const champ = (name: string, code: string) => ({
    problem: {
      status: 400,
      code: 'regles-non-respectees',
      champs: [expect.objectContaining({ champ: name, code })],
    },
  })

  it('a password that was hashed with former parameters is hashed again by a sign-in', async () => {
    const { login, utilisateurId } = await compte()
    const stocke = async () =>
      (
        await registre().db.query<{ h: string }>(
          'select mot_de_passe_hash as h from utilisateur where id = $1',
          [utilisateurId],
        )
      )[0]?.h ?? ''
    const leger = await stocke()
    expect(hashAncien(leger)).toBe(true)
    await expect(connecter(login, 'Autre-Sesame-1875!')).rejects.toMatchObject({})
    expect(await stocke()).toBe(leger)
    await connecter(login, ANCIEN)
    const neuf = await stocke()
    expect(hashAncien(neuf)).toBe(false)
    await connecter(login, ANCIEN)
    expect(await stocke()).toBe(neuf)
  })

  it('with the account, as the specification has it: the present one, and the new one', async () => {
    const { login, api } = await compte()
    const lu = await api.lireCompte({})
    await api.enregistrerCompte({
      body: { ...lu, password: ANCIEN, newPassword: NOUVEAU } as never,
    })
    await expect(connecter(login, ANCIEN)).rejects.toMatchObject({ problem: { status: 401 } })
    expect(await connecter(login, NOUVEAU)).toMatchObject({ login })
  })

  it('by mail: the key serves once, every session and remembered browser closes, the person is told', async () => {
    const { login, api, utilisateurId } = await compte()
    const souvenu = registre().visiteur()
    await souvenu.api.seConnecter({
      body: { j_username: login, j_password: ANCIEN, 'remember-me': 'true', submit: 'Login' },
    })
    const autre = await cleDe(login)
    const key = await cleDe(login)
    const v = registre().visiteur()
    expect(await v.api.verifierCle({ params: { key } })).toEqual({ response: true })
    expect(await v.api.changerMotDePasse({ body: { key, newPassword: NOUVEAU } })).toEqual({
      response: true,
    })
    expect(await v.api.verifierCle({ params: { key } })).toEqual({ response: false })
    for (const k of [key, autre])
      await expect(
        v.api.changerMotDePasse({ body: { key: k, newPassword: `${NOUVEAU}2` } }),
      ).rejects.toMatchObject(champ('key', 'cle-perimee'))
    await expect(api.lireCompte({})).rejects.toMatchObject({ problem: { status: 401 } })
    souvenu.cookies.delete('registre_session')
    await expect(souvenu.api.lireCompte({})).rejects.toMatchObject({ problem: { status: 401 } })
    await expect(connecter(login, ANCIEN)).rejects.toMatchObject({ problem: { status: 401 } })
    expect(await connecter(login, NOUVEAU)).toMatchObject({ login })
    expect(await courriels(login, 'mot-de-passe-change')).toHaveLength(1)
    const journal = await registre().db.query<{ type: string }>(
      `select type from journal where categorie = 'COMPTE' and (donnees->>'utilisateurId')::int = $1 order by id`,
      [utilisateurId],
    )
    expect(journal.map((j) => j.type)).toEqual([
      'demander-mot-de-passe',
      'demander-mot-de-passe',
      'changer-mot-de-passe',
    ])
  })

  it('keeps the key nowhere', async () => {
    const { login } = await compte()
    const key = await cleDe(login)
    const { db } = registre()
    const ecrits = await db.query(
      `select to_jsonb(c) as t from cle_courriel c union all select payload from outbox union all select donnees from journal`,
    )
    expect(JSON.stringify(ecrits)).not.toContain(key)
    expect(JSON.stringify(ecrits)).toContain(hacherCle(key))
  })

  it('a key expires after a day', async () => {
    const { login } = await compte()
    const key = await cleDe(login)
    registre().clock.advance({ hours: 24 })
    const v = registre().visiteur()
    expect(await v.api.verifierCle({ params: { key } })).toEqual({ response: false })
    await expect(
      v.api.changerMotDePasse({ body: { key, newPassword: NOUVEAU } }),
    ).rejects.toMatchObject(champ('key', 'cle-perimee'))
  })

  it('a key sent to a former address opens nothing', async () => {
    const { login, api } = await compte()
    const key = await cleDe(login)
    await api.enregistrerCompte({
      body: {
        civilite: '',
        nom: 'Durand',
        prenom: 'Camille',
        telephone: '',
        email: `nouveau.${login}`,
      },
    })
    const [mail] = await courriels(`nouveau.${login}`, 'adresse-a-confirmer')
    await registre()
      .visiteur()
      .api.confirmerAdresse({
        body: { cle: cleDeGraine(registre().deps.settings.SECRET, mail?.graine ?? '') },
      })
    expect(await registre().visiteur().api.verifierCle({ params: { key } })).toEqual({
      response: false,
    })
  })

  it('a key used twice at the same instant serves once', async () => {
    const { login } = await compte()
    const key = await cleDe(login)
    const fins = await Promise.allSettled(
      [1, 2, 3].map((n) =>
        registre()
          .visiteur()
          .api.changerMotDePasse({ body: { key, newPassword: `${NOUVEAU}${n}` } }),
      ),
    )
    expect(fins.filter((f) => f.status === 'fulfilled')).toHaveLength(1)
  })

  it('never tells whether an account exists: same answer, no sooner, no mail', async () => {
    const { login } = await compte()
    const ferme = await compte()
    await registre().db.query(`update utilisateur set actif = false where id = $1`, [
      ferme.utilisateurId,
    ])
    const restreint = await registre().personne('restricted')
    for (const nom of [login, ferme.login, restreint.login, 'inconnu@exemple.test']) {
      const debut = performance.now()
      expect(
        await registre()
          .visiteur()
          .api.demanderMotDePasse({ body: { login: nom } }),
      ).toEqual({ response: true })
      // A timer may fire a millisecond early.
      expect(performance.now() - debut).toBeGreaterThan(DUREE_MIN_MS - 5)
    }
    expect(await courriels(login, 'mot-de-passe-oublie')).toHaveLength(1)
    for (const nom of [ferme.login, restreint.login, 'inconnu@exemple.test'])
      expect(await courriels(nom, 'mot-de-passe-oublie')).toHaveLength(0)
  })

  it('three requests an hour for one login, existing or not', async () => {
    for (const login of [(await compte()).login, 'personne.ici@exemple.test']) {
      const { api } = registre().visiteur()
      for (let n = 0; n < 3; n += 1) await api.demanderMotDePasse({ body: { login } })
      await expect(api.demanderMotDePasse({ body: { login } })).rejects.toMatchObject({
        problem: { status: 429, code: 'trop-de-requetes' },
      })
    }
  })

  it('signed in: asks for the present one, keeps this session alone', async () => {
    const { login, api, utilisateurId } = await compte('TELE_PRO_ADMIN_PRINC')
    const ailleurs = registre().visiteur()
    await ailleurs.api.seConnecter({
      body: { j_username: login, j_password: ANCIEN, submit: 'Login' },
    })
    await expect(
      api.changerMotDePasse({ body: { password: 'faux', newPassword: NOUVEAU } }),
    ).rejects.toMatchObject(champ('password', 'mot-de-passe'))
    await expect(
      api.changerMotDePasse({ body: { password: ANCIEN, newPassword: 'trop court' } }),
    ).rejects.toMatchObject(champ('newPassword', 'regles'))
    await expect(
      api.changerMotDePasse({ body: { password: ANCIEN, newPassword: 'Password2026!' } }),
    ).rejects.toMatchObject(champ('newPassword', 'courant'))
    await expect(
      api.changerMotDePasse({
        body: { password: ANCIEN, newPassword: `Zz1!${login.split('@')[0]}` },
      }),
    ).rejects.toMatchObject(champ('newPassword', 'identifiant'))
    expect(
      await api.changerMotDePasse({ body: { password: ANCIEN, newPassword: NOUVEAU } }),
    ).toEqual({ response: true })
    expect(await api.lireCompte({})).toMatchObject({ id: utilisateurId })
    await expect(ailleurs.api.lireCompte({})).rejects.toMatchObject({ problem: { status: 401 } })
  })

  it('five wrong present passwords close the door for a while; nobody changes anything without key nor session', async () => {
    const { api } = await compte()
    for (let n = 0; n < 5; n += 1)
      await expect(
        api.changerMotDePasse({ body: { password: 'faux', newPassword: NOUVEAU } }),
      ).rejects.toMatchObject({ problem: { status: 400 } })
    await expect(
      api.changerMotDePasse({ body: { password: ANCIEN, newPassword: NOUVEAU } }),
    ).rejects.toMatchObject({ problem: { status: 429 } })
    await expect(
      registre()
        .visiteur()
        .api.changerMotDePasse({ body: { password: ANCIEN, newPassword: NOUVEAU } }),
    ).rejects.toMatchObject({ problem: { status: 401, code: 'non-connecte' } })
  })
})
