import { codeDe, type Personne } from '@registre/testing/register'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'
import { effacerFacteursEchus } from '../traitements/effacer-facteurs-echus.ts'

const MOT_DE_PASSE = 'Un-mot-de-passe-2026!'
const AUTRE = 'Un-autre-mot-2026!'

describe('the reset of a second factor', () => {
  const registre = useRegistre()
  beforeEach(() => registre().db.query('delete from outbox'))
  /** An administrator of the register, for so many days. */
  const admin = async (jours = 400): Promise<Personne> => {
    const p = await registre().personne('TENEUR_ADMIN_PRINC')
    await vieillir(p, jours)
    return p
  }
  const vieillir = (p: { utilisateurId: number }, jours: number) =>
    registre().db.query('update utilisateur set cree_le = $2 where id = $1', [
      p.utilisateurId,
      new Date(registre().clock.now().getTime() - jours * 86_400_000),
    ])
  /** Somebody who holds a password and recovery codes. */
  const cible = async () => {
    const p = await registre().personne('TELE_PRO_GESTION')
    await registre().db.query(
      'update utilisateur set mot_de_passe_hash = $2, second_facteur = true where id = $1',
      [p.utilisateurId, await hacherMotDePasse(MOT_DE_PASSE)],
    )
    return { ...p, appel: { params: { id: p.utilisateurId } } }
  }
  const seConnecter = (login: string, motDePasse: string) =>
    registre()
      .visiteur()
      .api.seConnecter({ body: { j_username: login, j_password: motDePasse } })
  const courriels = (modele: string) =>
    registre().db.query<{ a: string; graine: string }>(
      `select payload->>'a' as a, payload->'donnees'->>'graine' as graine from outbox where payload->>'modele' = $1 order by id`,
      [modele],
    )
  const cleDe = async (modele: string, a?: string): Promise<string> => {
    const mail = (await courriels(modele)).find((m) => a === undefined || m.a === a)
    return cleDeGraine(registre().deps.settings.SECRET, mail?.graine ?? '')
  }
  const nuit = () => effacerFacteursEchus({ ...registre().deps, log: pino({ level: 'silent' }) })
  /** What the journal holds of an act of one administrator on another account. */
  const noter = (type: string, par: Personne, sur: { utilisateurId: number }, champs: string[]) =>
    registre().db.query(
      `insert into journal (categorie, type, modalite, acteur_id, acteur_profil, donnees, instant) values ('COMPTE', $1, 'ECRAN', $2, 'TENEUR_ADMIN_PRINC', jsonb_build_object('utilisateurId', $3::int, 'champs', $4::text[]), $5)`,
      [type, par.utilisateurId, sur.utilisateurId, champs, registre().clock.now()],
    )
  /** An administrator whom another one made, long ago. */
  const creer = async (par: Personne): Promise<Personne> => {
    const nouveau = await admin()
    await noter('creer-utilisateur', par, nouveau, [])
    return nouveau
  }
  const deplacer = async (par: Personne): Promise<Personne> => {
    const autre = await admin()
    await noter('modifier-utilisateur', par, autre, ['email'])
    return autre
  }
  const effacee = async (p: { utilisateurId: number }): Promise<boolean> => {
    const [u] = await registre().db.query<{ second_facteur: boolean }>(
      'select second_facteur from utilisateur where id = $1',
      [p.utilisateurId],
    )
    return u?.second_facteur === false
  }

  it('takes two administrators; a link by mail alone opens the account again', async () => {
    const [un, deux] = [await admin(), await admin()]
    const hotline = await registre().personne('TENEUR_ASS_HOTLINE_ADMIN')
    const p = await cible()
    expect(await codeDe(hotline.api.oublierFacteurs(p.appel))).toBe('acces-non-autorise')
    expect(await un.api.oublierFacteurs(p.appel)).toEqual({ fait: false, effetLe: null })
    expect(await codeDe(un.api.oublierFacteurs(p.appel))).toBe('transition-interdite')
    // Whoever may confirm is told, once; whoever asked is not.
    const avertis = (await courriels('second-facteur-a-effacer')).map((m) => m.a)
    expect(avertis.filter((a) => a === deux.login)).toHaveLength(1)
    expect(avertis).not.toContain(un.login)
    expect(await deux.api.oublierFacteurs(p.appel)).toEqual({ fait: true, effetLe: null })
    expect(await codeDe(p.api.lireCompte())).toBe('non-connecte')
    // The password that somebody else may know opens nothing, hence enrols nothing.
    expect(await codeDe(seConnecter(p.login, MOT_DE_PASSE))).toBe('identifiants-incorrects')
    const key = await cleDe('second-facteur-efface')
    await registre()
      .visiteur()
      .api.changerMotDePasse({ body: { key, newPassword: AUTRE } })
    expect(await seConnecter(p.login, AUTRE)).toMatchObject({ secondFacteur: false })
    expect(
      await registre().db.query(
        `select type from journal where type like '%oubli%facteurs' or type = 'oublier-facteurs' order by id`,
      ),
    ).toEqual([{ type: 'demander-oubli-facteurs' }, { type: 'oublier-facteurs' }])
  })

  it.each([
    ['made by who asks', creer],
    ['made by an account that who asks made', async (un: Personne) => creer(await creer(un))],
    ['an administrator since six days', () => admin(6)],
    ['moved by who asks', deplacer],
    ['moved by somebody this week', async () => deplacer(await admin())],
  ])('waits 48 hours when who confirms was %s, and when who asks was', async (_cas, lie) => {
    for (const sens of ['direct', 'inverse']) {
      await registre().db.query('delete from outbox')
      const premier = await admin()
      const second = await lie(premier)
      const [un, deux] = sens === 'direct' ? [premier, second] : [second, premier]
      const p = await cible()
      await un.api.oublierFacteurs(p.appel)
      const { fait, effetLe } = await deux.api.oublierFacteurs(p.appel)
      expect({ fait, dans: Date.parse(effetLe ?? '') - registre().clock.now().getTime() }).toEqual({
        fait: false,
        dans: 48 * 3_600_000,
      })
      expect(await codeDe(deux.api.oublierFacteurs(p.appel))).toBe('transition-interdite')
      const avertis = (await courriels('second-facteur-efface-bientot')).map((m) => m.a)
      expect(avertis).toEqual(expect.arrayContaining([p.login, premier.login]))
      await nuit()
      expect(await effacee(p)).toBe(false)
      registre().clock.advance({ hours: 48 })
      await nuit()
      expect(await effacee(p)).toBe(true)
      expect(await courriels('second-facteur-efface')).toHaveLength(1)
    }
  })

  it('is stopped by whoever was told, once; made at once by a third, independent', async () => {
    const un = await admin()
    const deux = await creer(un)
    const p = await cible()
    await un.api.oublierFacteurs(p.appel)
    await deux.api.oublierFacteurs(p.appel)
    const { api } = registre().visiteur()
    const cle = await cleDe('second-facteur-efface-bientot')
    expect(await codeDe(api.arreter({ body: { cle, quoi: 'FACTEURS' } }))).toBe('ok')
    expect(await codeDe(api.arreter({ body: { cle, quoi: 'FACTEURS' } }))).toBe(
      'regles-non-respectees',
    )
    await deux.api.oublierFacteurs(p.appel)
    await un.api.oublierFacteurs(p.appel)
    const autre = await cible()
    await un.api.oublierFacteurs(autre.appel)
    await deux.api.oublierFacteurs(autre.appel)
    expect(await (await admin()).api.oublierFacteurs(p.appel)).toMatchObject({ fait: true })
    await api.arreter({
      body: { cle: await cleDe('second-facteur-efface-bientot', autre.login), quoi: 'FACTEURS' },
    })
    registre().clock.advance({ hours: 49 })
    await nuit()
    expect([await effacee(p), await effacee(autre)]).toEqual([true, false])
  })

  it('is not for an account that was moved this week: its owner would be told nothing', async () => {
    const [un, deux] = [await admin(), await admin()]
    const p = await cible()
    await un.api.oublierFacteurs(p.appel)
    await noter('modifier-utilisateur', deux, p, ['email'])
    for (const { api } of [un, deux])
      expect(await codeDe(api.oublierFacteurs(p.appel))).toBe('transition-interdite')
    expect(await effacee(p)).toBe(false)
  })

  it('does not follow an account that somebody moves while it waits', async () => {
    const un = await admin()
    const deux = await creer(un)
    const p = await cible()
    await un.api.oublierFacteurs(p.appel)
    await deux.api.oublierFacteurs(p.appel)
    registre().clock.advance({ hours: 1 })
    await noter('modifier-utilisateur', un, p, ['email'])
    registre().clock.advance({ hours: 48 })
    await nuit()
    expect(await effacee(p)).toBe(false)
  })
})
