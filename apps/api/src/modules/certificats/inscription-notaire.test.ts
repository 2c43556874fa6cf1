import { createClient } from '@registre/contract/client'
import { creerCertificat } from '@registre/demonstration/certificats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { injectFetch } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

const SECRET = 'le-proxy-et-l-api-partagent-ceci-0123456789'
const periode = { du: new Date(Date.now() - 86_400_000), au: new Date(Date.now() + 86_400_000) }
const SIRET_ETUDE = '99950109100014'
const SIRET_SYNDIC = '99950101800017'

describe('a notary registers', () => {
  const registre = useRegistre()
  let suite = 0

  beforeAll(() => {
    registre().deps.settings = { ...registre().deps.settings, PROXY_SECRET: SECRET }
  })
  afterAll(() => {
    registre().deps.settings = { ...registre().deps.settings, PROXY_SECRET: undefined }
  })

  const arriver = (etude: number, titre: 'Notaire' | 'Collaborateur') => {
    const { pem } = creerCertificat({
      sujet: [
        ['OU', String(etude)],
        ['title', titre],
        ['SN', 'Marchand'],
        ['GN', 'Lou'],
      ],
      ...periode,
    })
    const headers = {
      'x-proxy-secret': SECRET,
      'x-client-verify': 'SUCCESS',
      'x-client-cert': encodeURIComponent(pem),
    }
    return createClient({ fetch: injectFetch(registre().app, { cookies: new Map(), headers }) })
  }
  const saisie = (
    etude: number | null,
    plus: { siret?: string; email?: string; idTeledeclarant?: number } = {},
  ) => {
    suite += 1
    const email = plus.email ?? `notaire${suite}@etude.test`
    return {
      etablissement: {
        siret: plus.siret ?? '',
        raisonSociale: 'Saisie',
        codeApe: '69.10Z',
        voie: '1 rue',
        codePostal: '37000',
        commune: 'Tours',
      },
      representant: { nom: 'Marchand', prenom: 'Lou', email, adresse: {} },
      confirmationEmail: email,
      numEtude: etude,
      ...(plus.idTeledeclarant ? { idTeledeclarant: plus.idTeledeclarant } : {}),
    }
  }
  const vider = () =>
    registre().db.query(`update teledeclarant set statut = 'SUPPRIME' where siret = $1`, [
      SIRET_ETUDE,
    ])

  it('its office, from −1 to an open session; the directory’s data are kept, a mail is written', async () => {
    const api = arriver(37015, 'Notaire')
    expect((await api.lireEtudeNotariale()).numEtude).toBe(-1)
    expect(
      await api.creerTeledeclarant({
        params: { type: 'NOTAIRE' },
        body: saisie(37015, { siret: SIRET_ETUDE, email: 'lou@marchand.test' }),
      }),
    ).toEqual({
      response: true,
    })
    expect(await api.lireEtudeNotariale()).toMatchObject({
      numEtude: 37015,
      compteExistant: true,
      collaborateur: false,
    })
    const compte = await api.ouvrirSessionNotaire()
    expect(compte).toMatchObject({
      profil: 'NOTAIRE_ADMIN',
      statut: 'ACTIF',
      raisonSociale: 'Étude Marchand, notaires',
      email: 'lou@marchand.test',
    })
    const [row] = await registre().db.query(
      `select num_etude, siret, code_ape, statut, saisi_a_la_main from teledeclarant where id = $1`,
      [compte.idTeledeclarant],
    )
    expect(row).toEqual({
      num_etude: 37015,
      siret: SIRET_ETUDE,
      code_ape: '69.10Z',
      statut: 'ACTIF',
      saisi_a_la_main: false,
    })
    expect(
      await registre().db.query(
        `select payload->>'modele' as m from outbox where payload->>'a' = 'lou@marchand.test'`,
      ),
    ).toEqual([{ m: 'etude-inscrite' }])
    expect(
      await registre().db.query(`select mot_de_passe_hash from utilisateur where id = $1`, [
        compte.id,
      ]),
    ).toEqual([{ mot_de_passe_hash: null }])
    await expect(
      arriver(37016, 'Notaire').creerTeledeclarant({
        params: { type: 'NOTAIRE' },
        body: saisie(37016, { siret: SIRET_ETUDE }),
      }),
    ).rejects.toMatchObject({ problem: { status: 409, code: 'siret-deja-utilise' } })
    await vider()
  })

  it('sent twice at once, there is one office', async () => {
    const api = arriver(37017, 'Notaire')
    const body = saisie(37017, { siret: SIRET_ETUDE })
    const essais = await Promise.allSettled(
      [1, 2].map(() => api.creerTeledeclarant({ params: { type: 'NOTAIRE' }, body })),
    )
    expect(essais.map((e) => e.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(
      await registre().db.query(`select 1 from teledeclarant where num_etude = 37017`),
    ).toHaveLength(1)
    await vider()
  })

  it('not without a certificate, nor with a number that is not its own, nor an establishment that is no office', async () => {
    const creer = (api: ReturnType<typeof arriver>, body: ReturnType<typeof saisie>) =>
      api.creerTeledeclarant({ params: { type: 'NOTAIRE' }, body })
    await expect(
      creer(registre().visiteur().api, saisie(37018, { siret: SIRET_ETUDE })),
    ).rejects.toMatchObject({
      problem: { status: 401, code: 'certificat-requis' },
    })
    await expect(
      creer(arriver(37018, 'Notaire'), saisie(37019, { siret: SIRET_ETUDE })),
    ).rejects.toMatchObject({
      problem: { champs: [{ champ: 'numEtude' }] },
    })
    await expect(
      creer(arriver(37018, 'Notaire'), saisie(null, { siret: SIRET_ETUDE })),
    ).rejects.toMatchObject({
      problem: { champs: [{ champ: 'numEtude', code: 'requis' }] },
    })
    await expect(
      creer(arriver(37018, 'Notaire'), saisie(37018, { siret: SIRET_SYNDIC })),
    ).rejects.toMatchObject({
      problem: { champs: [{ champ: 'etablissement.codeApe', code: 'ape' }] },
    })
    expect(
      await registre().db.query(`select 1 from teledeclarant where num_etude = 37018`),
    ).toEqual([])
  })

  it('a collaborator adds no office, and does not join as a notary', async () => {
    const admin = await registre().personne('NOTAIRE_ADMIN')
    await registre().db.query(`update teledeclarant set num_etude = 37020 where id = $1`, [
      admin.teledeclarantId,
    ])
    const idTeledeclarant = admin.teledeclarantId ?? 0
    const api = arriver(37021, 'Collaborateur')
    await expect(
      api.creerTeledeclarant({
        params: { type: 'NOTAIRE' },
        body: saisie(37021, { siret: SIRET_ETUDE }),
      }),
    ).rejects.toMatchObject({
      problem: { status: 403, code: 'etude-non-inscrite' },
    })
    await expect(
      arriver(37020, 'Collaborateur').creerTeledeclarant({
        params: { type: 'NOTAIRE_NOTAIRE' },
        body: saisie(null, { idTeledeclarant }),
      }),
    ).rejects.toMatchObject({ problem: { status: 403 } })
  })

  it('a colleague joins the office that its certificate names, no other; its administrator is told', async () => {
    const admin = await registre().personne('NOTAIRE_ADMIN')
    const idTeledeclarant = admin.teledeclarantId ?? 0
    await registre().db.query(`update teledeclarant set num_etude = 37030 where id = $1`, [
      idTeledeclarant,
    ])
    const joindre = (
      api: ReturnType<typeof arriver>,
      type: 'NOTAIRE_NOTAIRE' | 'NOTAIRE_COLLABORATEUR',
      email?: string,
    ) =>
      api.creerTeledeclarant({
        params: { type },
        body: saisie(null, { idTeledeclarant, ...(email ? { email } : {}) }),
      })
    await expect(joindre(arriver(37031, 'Notaire'), 'NOTAIRE_NOTAIRE')).rejects.toMatchObject({
      problem: { status: 404 },
    })
    await expect(
      joindre(arriver(37030, 'Notaire'), 'NOTAIRE_NOTAIRE', admin.login),
    ).rejects.toMatchObject({
      problem: { code: 'deja-existant', champs: [{ champ: 'representant.email' }] },
    })
    const collab = arriver(37030, 'Collaborateur')
    await joindre(collab, 'NOTAIRE_COLLABORATEUR')
    // The office answers first; another one's administrator does not.
    await expect(collab.ouvrirSessionNotaire()).rejects.toMatchObject({
      problem: { code: 'certificat-inconnu' },
    })
    const arrivees = async () =>
      (await admin.api.listerCertificats({ params: { id: idTeledeclarant } })).arrivees
    const [arrivee] = await arrivees()
    const repondre = (qui: typeof admin, accepter: boolean) =>
      qui.api.repondreArrivee({ params: { id: Number(arrivee?.id) }, body: { accepter } })
    await expect(repondre(await registre().personne('NOTAIRE_ADMIN'), true)).rejects.toMatchObject({
      problem: { status: 404 },
    })
    await repondre(admin, true)
    expect(await arrivees()).toEqual([])
    expect(await collab.ouvrirSessionNotaire()).toMatchObject({
      profil: 'NOTAIRE_COLLAB',
      notaireCollaborateur: true,
    })
    await expect(joindre(collab, 'NOTAIRE_COLLABORATEUR')).rejects.toMatchObject({
      problem: { code: 'deja-existant' },
    })
    const notaire = arriver(37030, 'Notaire')
    await joindre(notaire, 'NOTAIRE_NOTAIRE')
    // Refused, its certificate is detached: it does not come back by itself.
    const [refusee] = await arrivees()
    await admin.api.repondreArrivee({
      params: { id: Number(refusee?.id) },
      body: { accepter: false },
    })
    expect((await notaire.lireEtudeNotariale()).inscription).toBeNull()
    for (const essai of [
      () => notaire.ouvrirSessionNotaire(),
      () => joindre(notaire, 'NOTAIRE_NOTAIRE', 'ailleurs@etude.test'),
    ])
      await expect(essai()).rejects.toMatchObject({ problem: { code: 'certificat-inconnu' } })
    expect(
      await registre().db.query(
        `select payload->>'modele' as m from outbox where payload->>'a' = $1`,
        [admin.login],
      ),
    ).toEqual([{ m: 'etude-rejointe' }, { m: 'etude-rejointe' }])
  })
})
