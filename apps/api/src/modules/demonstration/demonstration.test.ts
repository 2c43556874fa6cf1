import { hash } from '@node-rs/argon2'
import { marquerProduction } from '@registre/db'
import { MOT_DE_PASSE_DEMO } from '@registre/demonstration/comptes'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

describe('demonstration', () => {
  const registre = useRegistre()

  it('serves a video of each home and tutorial, with its captions and its picture', async () => {
    const { videosAccueil, videosTutoriels } = await registre().visiteur().api.lireConfiguration({})
    const filmes = ['creer-un-compte', 'immatriculer', 'se-rattacher', 'mettre-a-jour']
    expect(videosTutoriels.map((v) => v.tutoriel)).toEqual(
      expect.arrayContaining([...filmes, ...Object.keys(videosAccueil)]),
    )
    expect(Object.values(videosAccueil)).toEqual(
      Object.keys(videosAccueil).map((nom) => `/api/demo/videos/${nom}.webm`),
    )
    let octets = 0
    for (const { src } of videosTutoriels) {
      const lire = (extension: string, headers = {}) =>
        registre().app.inject({ url: src.replace('.webm', extension), headers })
      const debut = await lire('.webm', { range: 'bytes=0-99' })
      expect([debut.statusCode, debut.headers['content-type']]).toEqual([206, 'video/webm'])
      octets += Number(/\/(\d+)$/.exec(String(debut.headers['content-range']))?.[1])
      const phrases = await lire('.vtt')
      expect(phrases.headers['content-type']).toContain('text/vtt')
      expect(phrases.body).toMatch(/^WEBVTT\n\n(\d\d:\d\d:\d\d\.\d{3} --> .+\n.+\n\n?){4,}$/)
      expect((await lire('.webp')).headers['content-type']).toBe('image/webp')
    }
    expect(octets).toBeGreaterThan(500_000)
    expect(octets).toBeLessThan(3_000_000)
  })

  it('lists the accounts that exist, and keeps what was sent', async () => {
    const { db } = registre()
    const { api } = registre().visiteur()
    expect(await api.lireConfiguration({})).toMatchObject({
      demonstration: true,
      comptesDemo: [],
      motDePasseDemo: '',
    })
    await db.query(
      `insert into utilisateur (profil, login, email) values ('TENEUR_ADMIN_PRINC', 'teneur_admin_princ@demo.registre.test', 'x@demo.registre.test')`,
    )
    expect((await api.lireConfiguration({})).comptesDemo).toEqual([
      {
        login: 'teneur_admin_princ@demo.registre.test',
        profil: 'TENEUR_ADMIN_PRINC',
        libelle: 'Teneur, administrateur principal',
      },
    ])
    await db.query(
      `insert into boite_demo (id, a, objet, texte, html, message_id) values (1, 'Anne <anne@exemple.test>', 'Bonjour', 'texte', '<p>texte</p>', 'm1')`,
    )
    expect(
      (await api.listerCourrielsDemo({ query: { a: 'ANNE@exemple' } })).map((c) => c.objet),
    ).toEqual(['Bonjour'])
    expect(await api.listerCourrielsDemo({ query: { a: '%' } })).toEqual([])
    expect(await api.lireCourrielDemo({ params: { id: 1 } })).toMatchObject({
      texte: 'texte',
      html: '<p>texte</p>',
    })
    // Read again, a page may still hold it: a browser takes the headers of the 304.
    const url = '/api/demo/courriels/1/html'
    const lu = await registre().app.inject({ url })
    const relu = await registre().app.inject({
      url,
      headers: { 'if-none-match': String(lu.headers['etag']) },
    })
    expect([lu.statusCode, relu.statusCode]).toEqual([200, 304])
    for (const entete of ['content-security-policy', 'x-frame-options'])
      expect(relu.headers[entete], entete).toBe(lu.headers[entete])
    expect(relu.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    await expect(api.lireCourrielDemo({ params: { id: 2 } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
  })

  it('nobody comes in by a public password on a base of production, even one already in', async () => {
    const { db, personne, parJeton, visiteur } = registre()
    const [autre, syndic] = [await personne('TELE_PRO_GESTION'), await personne('TELE_PRO_GESTION')]
    const programme = await parJeton(syndic)
    const login = 'tele_pro_gestion@demo.registre.test'
    await db.query(`update utilisateur set login = $2, mot_de_passe_hash = $3 where id = $1`, [
      syndic.utilisateurId,
      login,
      await hash(MOT_DE_PASSE_DEMO, { memoryCost: 64, timeCost: 1, parallelism: 1 }),
    ])
    const entrer = () =>
      visiteur().api.seConnecter({
        body: { j_username: login, j_password: MOT_DE_PASSE_DEMO, submit: 'Login' },
      })
    expect(await entrer()).toMatchObject({ login })
    await marquerProduction(db)
    await expect(entrer()).rejects.toMatchObject({ problem: { code: 'identifiants-incorrects' } })
    for (const qui of [syndic, programme])
      await expect(qui.api.lireCompte({})).rejects.toMatchObject({ problem: { status: 401 } })
    expect(await autre.api.lireCompte({})).toMatchObject({ login: autre.login })
  })
})
