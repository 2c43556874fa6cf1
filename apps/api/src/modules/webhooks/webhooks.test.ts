import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { avis } from '@registre/contract'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { livrerWebhooks } from './livrer-webhooks.ts'

/** A delivery, which the published document describes. */
const lire = (corps: string) => avis.strict().parse(JSON.parse(corps))

describe('hooks', () => {
  const registre = useRegistre()
  const fermetures: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const fermer of fermetures.splice(0)) await fermer()
    await registre().db.query('delete from webhook')
  })

  /** A receiver that answers as told, and keeps what it accepted. */
  const recepteur = async (repondre: (n: number) => number | 'mort' = () => 200) => {
    const recus: { corps: string; signature: string }[] = []
    const vus: { envoi: string; corps: string }[] = []
    let appels = 0
    const serveur = createServer((req, res) => {
      const morceaux: Buffer[] = []
      req.on('data', (m: Buffer) => morceaux.push(m))
      req.on('end', () => {
        appels += 1
        const statut = repondre(appels)
        vus.push({
          envoi: String(req.headers['x-registre-envoi']),
          corps: Buffer.concat(morceaux).toString('utf8'),
        })
        if (statut === 'mort') return void req.socket.destroy()
        if (statut === 200)
          recus.push({
            corps: Buffer.concat(morceaux).toString('utf8'),
            signature: String(req.headers['x-registre-signature']),
          })
        res.writeHead(statut, statut === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end()
      })
    })
    await new Promise<void>((ok) => void serveur.listen(0, '127.0.0.1', ok))
    fermetures.push(() => new Promise((ok) => void serveur.close(() => ok())))
    return {
      url: `http://127.0.0.1:${(serveur.address() as AddressInfo).port}/avis`,
      recus,
      vus,
      appels: () => appels,
      rangs: () => recus.flatMap((r) => lire(r.corps).changements.map((c) => c.rang)),
    }
  }
  const livrer = async () => {
    const { deps } = registre()
    await scellerJournal(deps)
    return livrerWebhooks({
      ...deps,
      settings: { ...deps.settings, WEBHOOKS_ADRESSES_INTERNES: true },
    })
  }
  const avecWebhook = async (url: string) => {
    const dossier = await immatriculee(registre())
    registre().deps.settings.WEBHOOKS_ADRESSES_INTERNES = true
    await scellerJournal(registre().deps)
    const { webhook, cle } = await dossier.syndic.api.creerWebhook({
      body: { nom: 'Logiciel', url },
    })
    const changer = (n = 1) =>
      Promise.all(
        Array.from({ length: n }, () =>
          journaliser({ sql: registre().db.query }, TRAITEMENT, {
            categorie: 'DECLARATION',
            type: 'mettre-a-jour',
            coproprieteId: dossier.coproprieteId,
          }),
        ),
      )
    return { ...dossier, webhook, cle, changer }
  }
  const aussitot = () =>
    registre().db.query(`update webhook set pas_avant = now() - interval '1 second'`)

  it('are told of what comes after them, signed, in order, once', async () => {
    const r = await recepteur()
    const { cle, changer, coproprieteId } = await avecWebhook(r.url)
    await changer(120)
    await Promise.all([livrer(), livrer(), livrer()])
    await livrer()
    expect(r.recus.length).toBeGreaterThanOrEqual(3)
    expect(r.rangs()).toHaveLength(120)
    expect(new Set(r.rangs()).size).toBe(120)
    expect(r.rangs()).toEqual(r.rangs().toSorted((a, b) => a - b))
    for (const { corps, signature } of r.recus) {
      const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
      expect(createHmac('sha256', cle).update(`${t}.${corps}`).digest('hex')).toBe(v1)
      expect(lire(corps).changements.every((c) => c.copropriete.id === coproprieteId)).toBe(true)
    }
    expect(await livrer()).toBe(0)
  })

  it('lose nothing when the receiver fails, hangs up, redirects, or the worker dies in the middle', async () => {
    const r = await recepteur((n) => ([500, 'mort', 302] as const)[n - 1] ?? 200)
    const { changer, webhook, syndic } = await avecWebhook(r.url)
    await changer(3)
    for (const cause of ['réponse 500', 'socket hang up', 'réponse 302']) {
      await livrer()
      // What comes meanwhile is for the next delivery: this one stays as it is.
      await changer(1)
      expect((await syndic.api.listerWebhooks({}))[0]).toMatchObject({
        erreur: cause,
        actif: true,
        curseur: webhook.curseur,
      })
      await aussitot()
    }
    // Taken by a worker that never came back.
    await registre().db.query(
      `update webhook set bail = gen_random_uuid(), pas_avant = now() - interval '1 second'`,
    )
    await livrer()
    expect(r.vus.map((v) => v.envoi)).toEqual([
      ...Array.from({ length: 4 }, () => r.vus[0]?.envoi),
      r.vus[4]?.envoi,
    ])
    expect(new Set(r.vus.slice(0, 4).map((v) => v.corps)).size).toBe(1)
    expect(r.recus.map((v) => lire(v.corps).envoi)).toEqual([r.vus[3]?.envoi, r.vus[4]?.envoi])
    expect(r.vus[4]?.envoi).not.toBe(r.vus[3]?.envoi)
    expect(r.rangs()).toHaveLength(6)
    expect((await syndic.api.listerWebhooks({}))[0]).toMatchObject({
      erreur: '',
      enEchecDepuis: null,
    })
  })

  it('are suspended after a day of failures, with one mail, and go on where they stopped', async () => {
    let statut = 503
    const r = await recepteur(() => statut)
    const { changer, syndic, webhook } = await avecWebhook(r.url)
    await changer(2)
    await livrer()
    await registre().db.query(
      `update webhook set en_echec_depuis = now() - interval '25 hours', pas_avant = now()`,
    )
    await livrer()
    await aussitot()
    await livrer()
    expect(r.appels()).toBe(2)
    expect((await syndic.api.listerWebhooks({}))[0]).toMatchObject({ actif: false })
    const mails = await registre().db.query(
      `select 1 from outbox where payload ->> 'modele' = 'webhook-suspendu' and payload ->> 'a' = $1`,
      [syndic.login],
    )
    expect(mails).toHaveLength(1)
    statut = 200
    await syndic.api.reprendreWebhook({
      params: { id: webhook.id },
      body: { depuis: webhook.curseur },
    })
    await livrer()
    expect(r.rangs()).toHaveLength(2)
    await syndic.api.reprendreWebhook({
      params: { id: webhook.id },
      body: { depuis: webhook.curseur },
    })
    await livrer()
    expect(r.rangs()).toHaveLength(4)
    expect(new Set(r.recus.map((v) => lire(v.corps).envoi)).size).toBe(2)
  })

  it('never reach the inside of the house', async () => {
    registre().deps.settings.WEBHOOKS_ADRESSES_INTERNES = false
    const { api } = await registre().personne('TELE_PRO_ADMIN_PRINC')
    for (const url of [
      'http://exemple.test/',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://[::1]/',
      'https://[::ffff:8.8.8.8]/',
      'https://exemple.test:8443/',
      'https://localhost./',
      'https://x.localhost/',
      'https://moi:secret@exemple.test/',
    ])
      await expect(api.creerWebhook({ body: { nom: 'x', url } })).rejects.toMatchObject({
        problem: { code: 'adresse-refusee' },
      })
    // An operator may open another port, and close it again.
    registre().deps.settings.WEBHOOKS_PORTS = [443, 8443]
    await api.creerWebhook({ body: { nom: 'ailleurs', url: 'https://exemple.test:8443/' } })
    registre().deps.settings.WEBHOOKS_PORTS = [443]
    // A name that points inside is only known when it is called; an address that stands in the
    // table is judged then too.
    const r = await recepteur()
    const { changer, syndic } = await avecWebhook(r.url)
    await changer(1)
    await scellerJournal(registre().deps)
    for (const hote of ['localhost', '127.0.0.1']) {
      await registre().db.query(
        `update webhook set url = regexp_replace(url, '//[^:]+', '//' || $1), erreur = ''`,
        [hote],
      )
      await aussitot()
      await livrerWebhooks({
        ...registre().deps,
        settings: {
          ...registre().deps.settings,
          WEBHOOKS_ADRESSES_INTERNES: false,
          WEBHOOKS_PORTS: [Number(new URL(r.url).port)],
        },
      })
      expect(r.appels()).toBe(0)
      expect((await syndic.api.listerWebhooks({}))[0]?.erreur).toContain('adresse interne')
    }
  })

  it('stops with the right of who made it, and with the closure of the firm', async () => {
    const r = await recepteur()
    const { changer, syndic } = await avecWebhook(r.url)
    await registre().db.query(`update utilisateur set profil = 'TELE_PRO_GESTION' where id = $1`, [
      syndic.utilisateurId,
    ])
    await changer(1)
    await livrer()
    expect(r.appels()).toBe(0)
    expect(await registre().db.query('select actif from webhook')).toEqual([{ actif: false }])
    await registre().db.query(`update webhook set actif = true, pas_avant = now()`)
    await registre().db.query(
      `update utilisateur set profil = 'TELE_PRO_ADMIN_PRINC' where id = $1`,
      [syndic.utilisateurId],
    )
    await registre().db.query(`update teledeclarant set statut = 'SUPPRIME' where id = $1`, [
      syndic.teledeclarantId,
    ])
    await livrer()
    expect(r.appels()).toBe(0)
    await registre().db.query(`update teledeclarant set statut = 'ACTIF' where id = $1`, [
      syndic.teledeclarantId,
    ])
    await livrer()
    expect(r.appels()).toBe(1)
  })

  it('belong to their establishment, five at most, even asked for at once', async () => {
    const { syndic } = await avecWebhook('http://127.0.0.1:9/')
    const autre = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const issues = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        syndic.api.creerWebhook({ body: { nom: 'x', url: 'https://exemple.test/' } }),
      ),
    )
    expect(issues.filter((i) => i.status === 'fulfilled')).toHaveLength(4)
    const [un] = await syndic.api.listerWebhooks({})
    expect(await autre.api.listerWebhooks({})).toEqual([])
    const id = un?.id ?? 0
    await expect(autre.api.supprimerWebhook({ params: { id } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    await expect(
      autre.api.reprendreWebhook({ params: { id }, body: { depuis: 0 } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
    await syndic.api.supprimerWebhook({ params: { id } })
    expect(await syndic.api.listerWebhooks({})).toHaveLength(4)
  })
})
