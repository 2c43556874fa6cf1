import { readFileSync } from 'node:fs'
import { createClient } from '@registre/contract/client'
import { AUTORITES, autoritesDe, type UsageJeton, USAGES_JETON } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { codeDe, immatriculee, injectFetch } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'
import { adressePermise, estAdresseOuBloc } from './adresses-permises.ts'

describe('addresses of a token', () => {
  it('are single ones or blocks of both families', () => {
    for (const juste of ['192.0.2.7', '192.0.2.0/24', '2001:db8::/32', '::1'])
      expect(estAdresseOuBloc(juste)).toBe(true)
    for (const faux of [
      '',
      'x',
      '192.0.2.0/33',
      '192.0.2',
      '192.0.2.0/24/1',
      '2001:db8::/129',
      '192.0.2.0/ 4',
    ])
      expect(estAdresseOuBloc(faux)).toBe(false)
    expect(adressePermise([], '203.0.113.9')).toBe(true)
    expect(adressePermise(['192.0.2.0/24'], '192.0.2.255')).toBe(true)
    expect(adressePermise(['192.0.2.0/24'], '::ffff:192.0.2.1')).toBe(true)
    expect(adressePermise(['192.0.2.0/24', '2001:db8::/32'], '192.0.3.1')).toBe(false)
    expect(adressePermise(['192.0.2.0/24', '2001:db8::/32'], '2001:db8::9')).toBe(true)
  })
})

describe('tokens of programs', () => {
  const registre = useRegistre()
  const programme = (jeton: string, app = registre().app) =>
    createClient({
      fetch: injectFetch(app, {
        cookies: new Map(),
        headers: { authorization: `Bearer ${jeton}`, 'sec-fetch-site': 'cross-site' },
      }),
    })
  const creer = async (
    usage: UsageJeton = 'LIRE_COPROPRIETES',
    plus: { adresses?: string[]; jours?: number } = {},
  ) => {
    const personne = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const cree = await personne.api.creerJeton({
      body: { nom: 'Logiciel', usage, jours: 30, ...plus },
    })
    return { personne, ...cree, api: programme(cree.jeton) }
  }

  it('are shown once, kept hashed, and act as their account, told as a program by the journal', async () => {
    const { coproprieteId, syndic } = await immatriculee(registre())
    const { jeton, vue } = await syndic.api.creerJeton({
      body: {
        nom: 'Logiciel',
        usage: 'LIRE_COPROPRIETES',
        jours: 30,
      },
    })
    expect(jeton).toMatch(/^rnc_[\w-]{43}$/)
    expect(vue).toMatchObject({ prefixe: jeton.slice(0, 12), vuLe: null, etat: 'ACTIF' })
    expect(JSON.stringify(await registre().db.query('select * from jeton_api'))).not.toContain(
      jeton,
    )
    const fiche = await programme(jeton).visualiserCopropriete({ params: { id: coproprieteId } })
    expect(fiche.id).toBe(coproprieteId)
    const { jetons, usages } = await syndic.api.listerJetons({ query: {} })
    expect(jetons[0]).toMatchObject({
      vuAdresse: '127.0.0.1',
      usage: 'LIRE_COPROPRIETES',
      lectureSeule: true,
      autorites: expect.arrayContaining(['VISUALISER_COPRO', 'MENU_COPROPRIETE']),
    })
    expect(jetons[0]?.vuLe).not.toBeNull()
    expect(usages).toContain('SUIVRE_ECHEANCES')
    expect(usages).not.toContain('LIRE_TERRITOIRE')
    await expect(
      programme(jeton).supprimerTeledeclarant({ params: { id: 1 }, query: {} } as never),
    ).rejects.toMatchObject({
      problem: { code: 'acces-non-autorise' },
    })
    const refus = await registre().db.query(
      `select modalite, acteur_id from journal where type = 'acces-refuse' order by id desc limit 1`,
    )
    expect(refus).toEqual([{ modalite: 'API', acteur_id: syndic.utilisateurId }])
  })

  it('never hold more than their account holds when they are used', async () => {
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    await expect(
      teneur.api.creerJeton({
        body: {
          nom: 'x',
          usage: 'SUIVRE_ECHEANCES',
          jours: 30,
        },
      }),
    ).rejects.toMatchObject({ problem: { code: 'acces-non-autorise' } })
    const { jeton } = await teneur.api.creerJeton({
      body: { nom: 'x', usage: 'LIRE_REGISTRE', jours: 30 },
    })
    const api = programme(jeton)
    await expect(api.listerProfilsJournal()).resolves.not.toHaveLength(0)
    await registre().db.query(
      `update utilisateur set profil = 'TENEUR_ASS_HOTLINE_GES' where id = $1`,
      [teneur.utilisateurId],
    )
    const encore = autoritesDe('TENEUR_ASS_HOTLINE_GES').includes('RECHERCHE_EVENEMENT_JOURNAL')
    if (encore) await expect(api.listerProfilsJournal()).resolves.not.toHaveLength(0)
    else
      await expect(api.listerProfilsJournal()).rejects.toMatchObject({
        problem: { code: 'acces-non-autorise' },
      })
    await registre().db.query(`update utilisateur set actif = false where id = $1`, [
      teneur.utilisateurId,
    ])
    await expect(api.listerProfilsJournal()).rejects.toMatchObject({
      problem: { code: 'jeton-invalide', status: 401 },
    })
  })

  it('end by revocation, by their date, from another address, and beside a cookie count alone', async () => {
    const { personne, vue, api, jeton } = await creer()
    await expect(api.lireCompte()).resolves.toMatchObject({ login: personne.login })
    const inconnu = await registre().app.inject({
      url: '/api/account',
      headers: {
        authorization: 'Bearer rnc_x',
        cookie: [...personne.cookies].map(([k, v]) => `${k}=${v}`).join(';'),
      },
    })
    expect([inconnu.statusCode, inconnu.headers['www-authenticate']]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ])
    await Promise.allSettled([
      personne.api.revoquerJeton({ params: { id: vue.id } }),
      personne.api.revoquerJeton({ params: { id: vue.id } }),
    ])
    expect(
      await registre().db.query(
        `select 1 from journal where type = 'revoquer-jeton' and donnees ->> 'jetonId' = $1`,
        [String(vue.id)],
      ),
    ).toHaveLength(1)
    await expect(programme(jeton).lireCompte()).rejects.toMatchObject({
      problem: { code: 'jeton-invalide' },
    })
    await expect(
      (await creer('LIRE_COPROPRIETES', { adresses: ['192.0.2.0/24'] })).api.lireCompte(),
    ).rejects.toMatchObject({
      problem: { code: 'jeton-invalide' },
    })
    await expect(creer('LIRE_COPROPRIETES', { adresses: ['192.0.2.0/99'] })).rejects.toMatchObject({
      problem: { champs: [{ champ: 'adresses' }] },
    })
    const court = await creer('LIRE_COPROPRIETES', { jours: 1, adresses: ['127.0.0.0/8'] })
    await expect(court.api.lireCompte()).resolves.toMatchObject({ login: court.personne.login })
    registre().clock.advance({ days: 1 })
    await expect(court.api.lireCompte()).rejects.toMatchObject({
      problem: { code: 'jeton-invalide' },
    })
    registre().clock.advance({ days: -1 })
  })

  it('are administered by the establishment’s administrator and revoked by a keeper, by no other', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const collegue = await registre().personne('TELE_PRO_GESTION', admin.teledeclarantId ?? 0)
    const { vue } = await collegue.api.creerJeton({
      body: { nom: 'x', usage: 'LIRE_COPROPRIETES', jours: 1 },
    })
    const idUtilisateur = collegue.utilisateurId
    await expect(
      collegue.api.listerJetons({ query: { idUtilisateur: admin.utilisateurId } }),
    ).rejects.toMatchObject({ problem: { code: 'introuvable' } })
    const vus = await admin.api.listerJetons({ query: { idUtilisateur } })
    expect(vus).toMatchObject({ jetons: [{ id: vue.id }], usages: [] })
    await (
      await registre().personne('TENEUR_ASS_HOTLINE_GES')
    ).api.revoquerJeton({ params: { id: vue.id } })
    expect((await admin.api.listerJetons({ query: { idUtilisateur } })).jetons[0]?.etat).toBe(
      'REVOQUE',
    )
  })

  it('for reading only write nothing, whatever their rights', async () => {
    const { personne, api } = await creer('SUIVRE_ECHEANCES')
    const recherche = { body: { paginationOptions: { pageNumber: 1, pageSize: 1 } } }
    expect(await codeDe(api.rechercherEcheances(recherche))).toBe('ok')
    expect(await codeDe(api.rechercherCoproprietes(recherche))).toBe('acces-non-autorise')
    await expect(api.fermerAbonnementCalendrier()).rejects.toMatchObject({
      problem: { code: 'acces-non-autorise', message: expect.stringContaining('ne fait que lire') },
    })
    await expect(api.rechercherCoproprietes(recherche)).rejects.toMatchObject({
      problem: { message: expect.stringContaining('L’usage de ce jeton ne donne pas ce droit') },
    })
    const { api: depot } = await creer('DEPOSER_MISES_A_JOUR')
    const refuse = await depot.essayerWebhook({ params: { id: 1 } }).catch((e: unknown) => e)
    expect(String(refuse)).toContain('demande une personne connectée')
    const [refus] = await registre().db.query<{ n: number }>(
      `select count(*)::int as n from abonnement_calendrier where utilisateur_id = $1`,
      [personne.utilisateurId],
    )
    expect(refus?.n).toBe(0)
  })

  it('older than uses lose, by the migration, what no use gives', async () => {
    const { personne, vue } = await creer()
    const { db } = registre()
    await db.query(
      'update jeton_api set usage = null, lecture_seule = false, autorites = $2 where id = $1',
      [vue.id, [...AUTORITES]],
    )
    const migration = '20261123061000_jetons_sans_usage/migration.sql'
    const chemin = new URL(`../../../../../prisma/migrations/${migration}`, import.meta.url)
    await db.query(readFileSync(chemin, 'utf8'))
    const donnees = Object.values(USAGES_JETON).flatMap((u): readonly string[] => u.autorites)
    const [jeton] = (await personne.api.listerJetons({ query: {} })).jetons
    expect(jeton).toMatchObject({ id: vue.id, usage: null, etat: 'ACTIF' })
    expect(jeton?.autorites).toContain('VISUALISER_COPRO')
    expect(jeton?.autorites.filter((a) => !donnees.includes(a))).toEqual([])
  })

  it('end with what gave them their rights: a password, a profile', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const collegue = await registre().personne('TELE_PRO_GESTION', admin.teledeclarantId ?? 0)
    const vivant = async (p: typeof admin) => {
      const { jeton } = await p.api.creerJeton({
        body: { nom: 'Logiciel', usage: 'LIRE_COPROPRIETES', jours: 30 },
      })
      expect(await codeDe(programme(jeton).lireCompte())).toBe('ok')
      return { api: programme(jeton) }
    }
    const [sien, mien] = [await vivant(collegue), await vivant(admin)]
    await admin.api.modifierUtilisateur({
      body: {
        id: collegue.utilisateurId,
        version: 1,
        profil: 'TELE_PRO_ADMIN_SECOND',
        nom: 'Roy',
        prenom: 'Anne',
        email: collegue.login,
        civilite: '',
        telephone: '',
      },
    })
    expect(await codeDe(sien.api.lireCompte())).toBe('jeton-invalide')
    const [ancien, nouveau] = ['Ancien-Sesame-1875!', 'Tilleul-Brume-4271!']
    await registre().db.query('update utilisateur set mot_de_passe_hash = $2 where id = $1', [
      admin.utilisateurId,
      await hacherMotDePasse(ancien),
    ])
    expect(await codeDe(mien.api.lireCompte())).toBe('ok')
    await admin.api.changerMotDePasse({ body: { password: ancien, newPassword: nouveau } })
    expect(await codeDe(mien.api.lireCompte())).toBe('jeton-invalide')
  })

  it('of an institution’s agent last 90 days at most, and end when no sign-on renews them', async () => {
    const agent = await registre().personne('INSTITUTIONNEL')
    const body = { nom: 'x', usage: 'LIRE_TERRITOIRE' as const }
    expect(await codeDe(agent.api.creerJeton({ body: { ...body, jours: 91 } }))).toBe(
      'regles-non-respectees',
    )
    const { jeton } = await agent.api.creerJeton({ body: { ...body, jours: 90 } })
    expect(await codeDe(programme(jeton).lireCompte())).toBe('ok')
    await registre().db.query(
      `update personne_institution set maj_le = now() - interval '91 days' where utilisateur_id = $1`,
      [agent.utilisateurId],
    )
    expect(await codeDe(programme(jeton).lireCompte())).toBe('jeton-invalide')
  })

  it('at most twenty at once, however many are asked for together', async () => {
    const personne = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const essais = await Promise.allSettled(
      Array.from({ length: 25 }, () =>
        personne.api.creerJeton({ body: { nom: 'x', usage: 'LIRE_COPROPRIETES', jours: 1 } }),
      ),
    )
    expect(essais.filter((e) => e.status === 'fulfilled')).toHaveLength(20)
  })

  it('read what is left of their window in the standard headers, and when to come back', async () => {
    const { jeton } = await creer()
    const app = await buildApp({ deps: registre().deps, rateFactor: 0.001 })
    const appels = []
    for (let i = 0; i < 4; i += 1)
      appels.push(
        await app.inject({ url: '/api/account', headers: { authorization: `Bearer ${jeton}` } }),
      )
    await app.close()
    expect(appels.map((a) => a.statusCode)).toEqual([200, 200, 200, 429])
    expect(appels[0]?.headers['ratelimit']).toMatch(/^"jeton";r=2;t=\d+$/)
    expect(appels[3]?.headers['ratelimit']).toMatch(/^"jeton";r=0;t=\d+$/)
    expect(appels[0]?.headers['ratelimit-policy']).toMatch(/^"jeton";q=\d+;w=300$/)
    expect(Number(appels[3]?.headers['retry-after'])).toBeGreaterThan(0)
  })
})
