import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { avis } from '@registre/contract'
import { EVENEMENTS_SUIVIS, SUJETS_SUIVIS } from '@registre/domain'
import { immatriculee } from '@registre/testing/register'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { signatureValable } from '../../../../../packages/client/src/index.ts'
import { useRegistre } from '../../../tests/support/register.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { purger } from '../traitements/purger.ts'
import { livrerWebhooks } from './livrer-webhooks.ts'

describe('who is told by a hook', () => {
  const registre = useRegistre()
  const fermetures: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const fermer of fermetures.splice(0)) await fermer()
    await registre().db.query('delete from webhook')
  })

  const recepteur = async () => {
    const recus: { corps: string; entetes: IncomingHttpHeaders }[] = []
    const regle = { statut: 204 }
    const serveur = createServer((req, res) => {
      let corps = ''
      req.setEncoding('utf8').on('data', (m: string) => (corps += m))
      req.on('end', () => {
        recus.push({ corps, entetes: req.headers })
        res.writeHead(regle.statut).end()
      })
    })
    await new Promise<void>((ok) => void serveur.listen(0, '127.0.0.1', ok))
    fermetures.push(() => new Promise((ok) => void serveur.close(() => ok())))
    return { url: `http://127.0.0.1:${(serveur.address() as AddressInfo).port}/avis`, recus, regle }
  }
  const livrer = async () => {
    const { deps } = registre()
    await scellerJournal(deps)
    return livrerWebhooks({
      ...deps,
      settings: { ...deps.settings, WEBHOOKS_ADRESSES_INTERNES: true },
    })
  }
  const arriver = (coproprieteId: number, type: 'mettre-a-jour' | 'valider') =>
    journaliser({ sql: registre().db.query }, TRAITEMENT, {
      categorie: type === 'valider' ? 'VALIDATION' : 'DECLARATION',
      type,
      coproprieteId,
    })
  const preparer = async (evenements: 'mettre-a-jour'[] = []) => {
    const r = await recepteur()
    registre().deps.settings.WEBHOOKS_ADRESSES_INTERNES = true
    const dossier = await immatriculee(registre())
    await scellerJournal(registre().deps)
    const cree = await dossier.syndic.api.creerWebhook({
      body: { nom: 'Logiciel', url: r.url, evenements },
    })
    const { syndic, coproprieteId: id } = dossier
    return { ...r, ...cree, syndic, api: syndic.api, id }
  }

  it('hears only of the events that it asked for, and of none twice', async () => {
    const { recus, api, webhook, id } = await preparer(['mettre-a-jour'])
    await arriver(id, 'valider')
    await arriver(id, 'mettre-a-jour')
    await arriver(id, 'valider')
    await livrer()
    await livrer()
    const changements = recus.flatMap((r) => avis.strict().parse(JSON.parse(r.corps)).changements)
    expect(changements.map((c) => c.evenement)).toEqual(['mettre-a-jour'])
    await api.modifierWebhook({
      params: { id: webhook.id },
      body: { nom: 'Autre nom', url: webhook.url, evenements: [] },
    })
    await arriver(id, 'valider')
    await livrer()
    expect(recus).toHaveLength(2)
    expect((await api.listerWebhooks({}))[0]).toMatchObject({ nom: 'Autre nom', evenements: [] })
    await expect(
      api.modifierWebhook({
        params: { id: webhook.id },
        body: { nom: 'x', url: 'https://moi:secret@exemple.test/', evenements: [] },
      }),
    ).rejects.toMatchObject({ problem: { code: 'adresse-refusee' } })
    await expect(
      api.modifierWebhook({
        params: { id: webhook.id },
        body: { nom: 'x', url: webhook.url, evenements: ['inconnu' as 'valider'] },
      }),
    ).rejects.toMatchObject({ problem: { code: 'requete-invalide' } })
  })

  it('hears of a decision once its delay is over: never, taken back meanwhile', async () => {
    const r = registre()
    const { recus, syndic } = await preparer()
    const entendus = async () => {
      await livrer()
      return recus
        .splice(0)
        .flatMap((lu) => avis.strict().parse(JSON.parse(lu.corps)).changements)
        .filter(({ evenement }) => ['soumettre', 'valider', 'revenir'].includes(evenement))
        .map(({ evenement, copropriete }) => `${copropriete.id} ${evenement}`)
    }
    const finir = () =>
      r.db.query(
        `update decision set tenue_jusqua = tenue_jusqua - interval '1 hour', reprise_le = reprise_le - interval '1 hour'`,
      )
    r.deps.settings.DECISIONS_DELAI_MIN = 10
    onTestFinished(() => void (r.deps.settings.DECISIONS_DELAI_MIN = 0))
    const reprise = await immatriculee(r, syndic)
    expect(await entendus()).toEqual([`${reprise.coproprieteId} soumettre`])
    const params = { id: reprise.coproprieteId }
    const { version, decisions } = await reprise.teneur.api.visualiserCopropriete({ params })
    await reprise.teneur.api.revenirSurDecision({
      params,
      body: { version, motif: 'Erreur', idDecision: Number(decisions[0]?.id) },
    })
    const { coproprieteId } = await immatriculee(r, syndic)
    expect(await entendus()).toEqual([`${coproprieteId} soumettre`])
    await finir()
    expect(await entendus()).toEqual([`${coproprieteId} valider`])
  })

  it('checks its receiver with a test, even suspended, and reads each answer', async () => {
    const { recus, regle, api, webhook, id } = await preparer()
    await registre().db.query('update webhook set actif = false')
    expect((await api.essayerWebhook({ params: { id: webhook.id } })).essaiDemande).toBe(true)
    await livrer()
    const recu = avis.strict().parse(JSON.parse(recus[0]?.corps ?? ''))
    expect(recu).toMatchObject({ essai: true, changements: [], webhook: webhook.id })
    await registre().db.query('update webhook set actif = true')
    regle.statut = 500
    await arriver(id, 'valider')
    await livrer()
    const { envois, encore } = await api.listerEnvoisWebhook({ params: { id: webhook.id } })
    expect(envois).toMatchObject([
      { essai: false, changements: 1, statut: 500, erreur: 'réponse 500' },
      { essai: true, changements: 0, statut: 204, erreur: '', envoi: recu.envoi },
    ])
    expect(encore).toBe(false)
    // A test says nothing of what was heard: the change still waits.
    expect((await api.listerWebhooks({}))[0]).toMatchObject({
      essaiDemande: false,
      curseur: webhook.curseur,
    })
    await registre().db.query(`update webhook_envoi set instant = now() - interval '31 days'`)
    await purger(registre().deps)
    const apres = await api.listerEnvoisWebhook({ params: { id: webhook.id } })
    expect(apres.envois).toEqual([])
  })

  it('changes its key while both sign, then the new one alone', async () => {
    const { recus, api, webhook, cle, id } = await preparer()
    const neuve = await api.renouvelerCleWebhook({ params: { id: webhook.id } })
    expect(neuve.cle).not.toBe(cle)
    expect(neuve.webhook.ancienneCleJusqu).not.toBeNull()
    await arriver(id, 'valider')
    await livrer()
    const entete = (rang: number) => String(recus[rang]?.entetes['x-registre-signature'])
    const corps = (rang: number) => recus[rang]?.corps ?? ''
    for (const uneCle of [cle, neuve.cle])
      expect(await signatureValable(uneCle, entete(0), corps(0))).toBe(true)
    expect(await signatureValable('whsec_autre', entete(0), corps(0))).toBe(false)
    await registre().db.query(`update webhook set precedente_jusqu = now() - interval '1 second'`)
    await arriver(id, 'valider')
    await livrer()
    expect(await signatureValable(cle, entete(1), corps(1))).toBe(false)
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(entete(1)) ?? []
    expect(
      createHmac('sha256', neuve.cle)
        .update(`${t}.${corps(1)}`)
        .digest('hex'),
    ).toBe(v1)
  })

  it('finds each event under one subject', () => {
    const parSujet = SUJETS_SUIVIS.flatMap((s): readonly string[] => s.evenements)
    expect(parSujet.toSorted()).toEqual([...EVENEMENTS_SUIVIS].toSorted())
  })
})
