import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { deposer } from './publications-de-test.ts'

describe('newsletters', () => {
  const registre = useRegistre()
  const courriels = (modele: string) =>
    registre().db.query<{ a: string; donnees: Record<string, string> }>(
      `select payload->>'a' as a, payload->'donnees' as donnees from outbox where type = 'courriel' and payload->>'modele' = $1 order by id`,
      [modele],
    )
  const cle = (graine = '') => cleDeGraine(registre().deps.settings.SECRET, graine)
  const attendre = () => registre().clock.advance({ minutes: 11 })

  it('a subscription is confirmed by its mail; the answer never tells whether an address is known', async () => {
    const { api } = registre().visiteur()
    const email = 'Abonnee@Exemple.test'
    expect(await api.sAbonnerNewsletter({ body: { email } })).toEqual({})
    expect(await api.sAbonnerNewsletter({ body: { email } })).toEqual({})
    const [courriel, ...autres] = await courriels('newsletter-confirmation')
    expect(autres).toEqual([])
    expect(courriel?.a).toBe('abonnee@exemple.test')
    await expect(api.confirmerAbonnement({ body: { cle: 'fausse' } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    const graine = courriel?.donnees['graine']
    expect(await api.confirmerAbonnement({ body: { cle: cle(graine) } })).toEqual({
      response: true,
    })
    expect(await api.confirmerAbonnement({ body: { cle: cle(graine) } })).toEqual({
      response: true,
    })
    attendre()
    expect(await api.sAbonnerNewsletter({ body: { email } })).toEqual({})
    const [deja] = await courriels('newsletter-deja-abonne')
    expect(deja?.a).toBe('abonnee@exemple.test')
    await expect(
      api.sAbonnerNewsletter({ body: { email: 'pas une adresse' } }),
    ).rejects.toMatchObject({ problem: { code: 'requete-invalide' } })
    // Neither key is in the database.
    const rows = JSON.stringify(
      await registre().db.query(`select a.*, o.payload from abonnement_newsletter a, outbox o`),
    )
    expect(rows).not.toContain(cle(graine))
    expect(
      await api.seDesabonnerNewsletter({ body: { cle: cle(deja?.donnees['graine']) } }),
    ).toEqual({ response: true })
    expect(
      await registre().db.query(
        `select 1 from abonnement_newsletter where email = 'abonnee@exemple.test'`,
      ),
    ).toEqual([])
    await expect(
      api.seDesabonnerNewsletter({ body: { cle: cle(deja?.donnees['graine']) } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
  })

  it('aliases are one address, a domain and a network are counted; the answer tells nothing of an address', async () => {
    const { api } = registre().visiteur()
    const avant = (await courriels('newsletter-confirmation')).length
    const abonner = (email: string) => api.sAbonnerNewsletter({ body: { email } })
    for (const alias of ['v.ictime', 'vic.time', 'victime+1', 'VICTIME+2', 'v.i.c.t.i.m.e'])
      expect(await abonner(`${alias}@gmail.com`)).toEqual({})
    expect((await courriels('newsletter-confirmation')).length - avant).toBe(3)
    const refus = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => abonner(`a${n}@maison${n}.test`)),
    )
    expect(refus.filter((x) => x.status === 'rejected').length).toBeGreaterThan(10)
    await expect(abonner('encore@maison.test')).rejects.toMatchObject({
      problem: { status: 429, code: 'trop-de-requetes' },
    })
    await registre().db.query(`delete from limite_debit where cle like 'lettre-%'`)
  })

  it('a link of more than a day, or replaced by a later one, no longer serves', async () => {
    const { api } = registre().visiteur()
    const email = 'lente@exemple.test'
    const demander = async () => {
      await api.sAbonnerNewsletter({ body: { email } })
      return cle(
        (await courriels('newsletter-confirmation')).filter((c) => c.a === email).at(-1)?.donnees[
          'graine'
        ],
      )
    }
    const premiere = await demander()
    attendre()
    const seconde = await demander()
    await expect(api.confirmerAbonnement({ body: { cle: premiere } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    registre().clock.advance({ hours: 24 })
    await expect(api.confirmerAbonnement({ body: { cle: seconde } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
  })

  it('a newsletter goes once to each confirmed subscriber, however many press', async () => {
    const admin = await registre().personne('TENEUR_ADMIN_PRINC')
    const { api } = registre().visiteur()
    for (const email of ['un@exemple.test', 'deux@exemple.test', 'jamais@exemple.test'])
      await api.sAbonnerNewsletter({ body: { email } })
    for (const c of await courriels('newsletter-confirmation'))
      if (['un@exemple.test', 'deux@exemple.test'].includes(c.a))
        await api.confirmerAbonnement({ body: { cle: cle(c.donnees['graine']) } })
    const depot = await deposer(admin)
    await expect(
      admin.api.envoyerNewsletter({ params: { id: depot.id }, body: { version: 1 } }),
    ).rejects.toMatchObject({
      problem: { code: 'transition-interdite' },
    })
    const { version } = await admin.api.publierPublication({
      params: { id: depot.id },
      body: { version: 1 },
    })
    const envois = await Promise.allSettled(
      [1, 2, 3].map(() =>
        admin.api.envoyerNewsletter({ params: { id: depot.id }, body: { version } }),
      ),
    )
    expect(envois.filter((e) => e.status === 'fulfilled')).toHaveLength(1)
    const envoyes = await courriels('newsletter')
    expect(envoyes.map((c) => c.a).sort()).toEqual(['deux@exemple.test', 'un@exemple.test'])
    expect(envoyes[0]?.donnees).toMatchObject({
      titre: 'La lettre du registre n° 1',
      fileName: 'la-lettre-du-registre-n-1.pdf',
    })
    expect(
      (await admin.api.listerPublications({ query: { genre: 'NEWSLETTER' } })).publications.find(
        (p) => p.id === depot.id,
      ),
    ).toMatchObject({
      nombreEnvois: 2,
    })
    expect(
      await api.seDesabonnerNewsletter({ body: { cle: cle(envoyes[0]?.donnees['graine']) } }),
    ).toEqual({ response: true })
  })
})
