import { createServer, type AddressInfo } from 'node:net'
import { useDatabase } from '@registre/testing'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeClock } from '@registre/testing'
import { readSettings } from '../../platform/env.ts'
import { renderMail } from '../../platform/mailer/render.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { relayOnce } from '../../platform/relay.ts'
import { processOutbox } from '../../platform/relay-processor.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { ouvrirDemonstration } from '../demonstration/ouvrir-demonstration.ts'
import { outboxHandlers } from '../traitements/outbox-handlers.ts'
import { EXEMPLES } from './exemples-de-test.ts'
import { GABARITS, remplir } from './gabarits.ts'
import { creerLiens } from './gabarits/liens.ts'
import type { NomModele } from './gabarits/modeles.ts'
import { insecables, typographier } from './typographie.ts'

/** What the object of a mail about no co-ownership and no house names. */
const SUJETS = [
  ['mot-de-passe', 'mot de passe'],
  ['reclamation-', 'CT-2026-000001'],
  ['newsletter', 'ettre'],
  ['suivi-', 'AA0-000-041'],
  ['adresse-', 'adresse'],
  ['rattachements-annonces', 'rattachement'],
  ['calendrier-', 'calendrier'],
  // Before an account is activated, nothing that was typed.
  ['inscription', 'ctiv'],
  ['compte-existant', 'compte'],
  ['compte-supprime', 'compte'],
  ['code-', 'code d’activation'],
  ['teledeclarant-', 'inscription'],
  ['essais-connexion', 'connexions'],
  ['second-facteur', 'double authentification'],
  ['etablissement-change', 'établissement'],
  ['collegue-injoignable', 'Courriels non remis'],
  ['arrivee-a-confirmer', 'rejoindre un cabinet'],
  ['arrivee-code-poste', 'code part par courrier'],
  ['arrivee-demandee', 'Cabinet Exemple'],
  ['arrivee-refusee', 'Cabinet Exemple'],
  ['arrivee-expiree', 'sans réponse'],
  ['reprise-demandee', 'Cabinet Absorbant'],
  ['reprise-refusee', 'Cabinet Exemple'],
  ['reprise-terminee', 'Cabinet Exemple'],
] as const
const MODELES = Object.keys(GABARITS) as NomModele[]
const liens = creerLiens({
  PUBLIC_URL: 'https://registre.test/app/',
  PORT: 3000,
  SECRET: 'x'.repeat(40),
})

describe('templates', () => {
  it.each(MODELES)('%s: title, state, link, both forms', (modele) => {
    const { objet, texte, html } = renderMail(
      typographier(remplir(modele, EXEMPLES[modele], liens)),
    )
    // A mail about a person's own password names no co-ownership, and no house.
    expect(objet).toContain(
      SUJETS.find(([debut]) => modele.startsWith(debut))?.[1] ?? 'Les <Tilleuls>',
    )
    expect(objet.length).toBeLessThan(120)
    expect(texte).toMatch(/^État\u00A0: \S/mu)
    expect(texte).toMatch(/https:\/\/registre\.test\/app\/\S*/u)
    expect(html).toContain('<strong>État&#160;: ')
    expect(html).not.toContain('<Tilleuls>')
    expect(html).toMatch(/<a href="https:\/\/registre\.test\/app\//u)
    for (const forme of [objet, texte])
      expect(forme).not.toMatch(/undefined|null|NaN| [:;?!»]|« |\p{L}'\p{L}/u)
    expect(html.replace(/style="[^"]*"|<title>.*<\/title>/gu, '')).not.toMatch(/undefined|NaN/u)
  })
  it('lead where the answer is given', () => {
    expect(
      renderMail(remplir('precisions-demandees', EXEMPLES['precisions-demandees'], liens)).texte,
    ).toContain('https://registre.test/app/immatriculer-copropriete/recapitulatif?id=12')
    expect(
      renderMail(remplir('precisions-rappel', EXEMPLES['precisions-rappel'], liens)).texte,
    ).toContain('https://registre.test/app/copropriete/declarer-une-dissolution?id=41')
    const rattachement = { numero: 'AA0000041', idMandat: 9 }
    expect(
      renderMail(
        remplir(
          'precisions-demandees',
          { ...EXEMPLES['precisions-demandees'], rattachement },
          liens,
        ),
      ).texte,
    ).toContain(
      'https://registre.test/app/rattacher-une-copropriete/edit?numero=AA0000041&idMandat=9',
    )
    expect(creerLiens({ PUBLIC_URL: undefined, PORT: 3412, SECRET: 'x'.repeat(40) }).fiche(2)).toBe(
      'http://localhost:3412/copropriete/fiche/2',
    )
  })
  it('bear a co-ownership without a name, and write numbers as people read them', () => {
    const { objet, texte } = renderMail(
      typographier(
        remplir(
          'immatriculation-notaire',
          { nomCopropriete: '', numero: 'AA0000041', coproprieteId: 41 },
          liens,
        ),
      ),
    )
    expect(objet).toBe('Copropriété immatriculée\u00A0: AA0-000-041')
    expect(texte).toContain(
      'L’immatriculation de la copropriété est enregistrée sous le numéro AA0-000-041.',
    )
  })
  it('keep punctuation on its line', () => {
    expect(insecables('Motif : « non » ; oui ?')).toBe(
      'Motif\u00A0: «\u00A0non\u00A0»\u00A0; oui\u00A0?',
    )
  })
})

describe('sending', () => {
  const database = useDatabase()
  const fermetures: (() => unknown)[] = []
  const storage: Storage = {
    put: () => Promise.reject(new Error('unused')),
    get: () => Promise.reject(new Error('unused')),
    delete: () => Promise.reject(new Error('unused')),
    exists: () => Promise.reject(new Error('unused')),
    lieu: () => Promise.reject(new Error('unused')),
  }
  beforeEach(() => database().db.query(`delete from outbox`))
  afterEach(async () => {
    for (const fermer of fermetures.splice(0)) await fermer()
  })

  const serveur = async (options: SMTPServerOptions = {}) => {
    const recus: Buffer[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (flux, _session, fini) => {
        const morceaux: Buffer[] = []
        flux.on('data', (m: Buffer) => morceaux.push(m))
        flux.on('end', () => (recus.push(Buffer.concat(morceaux)), fini(null)))
      },
      ...options,
    })
    smtp.on('error', () => undefined)
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
    fermetures.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
    return { recus, url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` }
  }
  /** Takes the whole message and goes away without a word. */
  const serveurMuet = async (): Promise<string> => {
    const net = createServer((socket) => {
      let corps = false
      socket.on('error', () => undefined)
      socket.write('220 test\r\n')
      socket.on('data', (d) => {
        const recu = d.toString('latin1')
        if (corps) return void (recu.endsWith('\r\n.\r\n') && socket.destroy())
        corps = recu.startsWith('DATA')
        socket.write(corps ? '354 go on\r\n' : '250 ok\r\n')
      })
    })
    await new Promise<void>((resolve) => net.listen(0, '127.0.0.1', resolve))
    fermetures.push(() => new Promise((resolve) => net.close(resolve)))
    return `smtp://127.0.0.1:${(net.address() as AddressInfo).port}`
  }
  const envoyer = async (SMTP_URL: string | undefined, a = 'syndic@exemple.test') => {
    const { db, url } = database()
    const settings = readSettings({
      NODE_ENV: 'test',
      DATABASE_URL: url,
      SECRET: 'x'.repeat(40),
      PORT: '3999',
      ...(SMTP_URL ? { SMTP_URL } : {}),
    })
    await enqueueOutbox({ sql: db.query }, [
      courriel(a, 'immatriculation-validee', EXEMPLES['immatriculation-validee']),
    ])
    const ids: string[] = []
    await relayOnce({
      db,
      queue: { add: async (jobs) => void ids.push(...jobs.map((j) => j.data['id'] ?? '')) },
    })
    const handlers = outboxHandlers({
      db,
      storage,
      clock: fakeClock(),
      settings,
      demonstration: ouvrirDemonstration(settings, db),
    })
    for (const id of ids) await processOutbox(db, handlers, id)
    const [row] = await db.query<{ id: number; statut: string; erreur: string }>(
      `select id, statut, erreur from outbox order by id desc limit 1`,
    )
    return { ...row, encore: () => processOutbox(db, handlers, String(row?.id)) }
  }

  it('arrives by SMTP, with its stable Message-ID', async () => {
    const { recus, url } = await serveur()
    const { id, statut } = await envoyer(url)
    expect(statut).toBe('DONE')
    const lu = await PostalMime.parse(recus[0] ?? '')
    expect(lu).toMatchObject({
      subject: 'Copropriété immatriculée\u00A0: Les <Tilleuls> & "Cie" – AA0-000-041',
      messageId: `<outbox-${id}@registre.example>`,
    })
    expect(lu.to).toMatchObject([{ address: 'syndic@exemple.test' }])
    expect(lu.text).toContain('http://localhost:3999/copropriete/fiche/41')
  })
  it('waits after a temporary refusal, gives up after a permanent one', async () => {
    const refuser = (responseCode: number) =>
      serveur({
        onRcptTo: (_a, _s, fini) => fini(Object.assign(new Error('refused'), { responseCode })),
      })
    expect(await envoyer((await refuser(451)).url)).toMatchObject({ statut: 'PENDING' })
    expect(await envoyer((await refuser(550)).url)).toMatchObject({ statut: 'FAILED' })
    expect(await envoyer('smtp://127.0.0.1:9')).toMatchObject({ statut: 'PENDING' })
  })
  it('is uncertain when the connection is cut after the message, and is not sent again', async () => {
    const { statut, encore } = await envoyer(await serveurMuet())
    expect(statut).toBe('UNCERTAIN')
    expect(await encore()).toBeNull()
  })
  it('lands once in the demonstration mailbox', async () => {
    const { id, statut } = await envoyer(undefined)
    expect(statut).toBe('DONE')
    await database().db.query(`update outbox set statut = 'QUEUED' where id = $1`, [id])
    await envoyer(undefined, 'autre@exemple.test')
    const boite = await database().db.query<{ id: number; a: string; message_id: string }>(
      `select id, a, message_id from boite_demo order by id`,
    )
    expect(boite[0]).toEqual({
      id,
      a: 'syndic@exemple.test',
      message_id: `<outbox-${id}@registre.example>`,
    })
    expect(boite).toHaveLength(2)
  })
  it('an address that is not one is a permanent failure', async () => {
    expect(await envoyer(undefined, '')).toMatchObject({
      statut: 'FAILED',
      erreur: 'adresse incorrecte',
    })
  })
})
