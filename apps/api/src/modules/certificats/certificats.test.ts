import { type KeyObject, X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@registre/contract/client'
import { creerCertificat, creerCertificatsDemo, type Nom } from '@registre/seed'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { identiteDe, lireCertificatPem } from '../../platform/certificat/identite.ts'
import { injectFetch } from '../../testing/inject-fetch.ts'
import { type Personne, useRegistre } from '../../testing/register.ts'

const AN = 365 * 86_400_000
const SECRET = 'le-proxy-et-l-api-partagent-ceci-0123456789'
const periode = () => ({ du: new Date(Date.now() - AN), au: new Date(Date.now() + AN) })
const autorite = creerCertificat({
  sujet: [['CN', 'AC Notaires']],
  usage: 'autorite',
  ...periode(),
})
const certificat = (
  nom: string,
  {
    etude = '69012',
    titre = 'Notaire',
    dates = periode(),
    cle,
  }: { etude?: string; titre?: string; dates?: ReturnType<typeof periode>; cle?: KeyObject } = {},
) =>
  creerCertificat({
    sujet: [
      ['C', 'FR'],
      ['O', 'Étude, et associés'],
      ['OU', '0002 123456789'],
      ['OU', etude],
      ['title', titre],
      ['SN', nom],
      ['GN', 'Élise'],
      ['CN', `Élise ${nom}`],
    ] satisfies Nom,
    emetteur: autorite,
    ...(cle ? { cle } : {}),
    ...dates,
  })
const fichier = (contenu: string) =>
  new File([contenu], 'certificat.pem', { type: 'application/x-pem-file' })

describe('notaries by certificate', () => {
  const registre = useRegistre()
  const settings = () => registre().deps.settings

  beforeEach(() => {
    registre().deps.settings = { ...settings(), PROXY_SECRET: SECRET }
  })
  afterEach(() => {
    registre().deps.settings = {
      ...settings(),
      PROXY_SECRET: undefined,
      CERTIFICATS_DEMO_DIR: undefined,
    }
  })

  /** A visitor behind the proxy, which adds these headers. */
  const presenter = (pem: string, autres: Record<string, string> = {}) => {
    const cookies = new Map<string, string>()
    const headers = {
      'x-proxy-secret': SECRET,
      'x-client-verify': 'SUCCESS',
      'x-client-cert': encodeURIComponent(pem),
      ...autres,
    }
    return {
      cookies,
      api: createClient({ fetch: injectFetch(registre().app, { cookies, headers }) }),
    }
  }
  const deposer = (
    qui: Personne,
    pem: string,
    plus: { idUtilisateur?: number; rang?: number; idTeledeclarant?: number } = {},
  ) =>
    qui.api.deposerCertificat({
      body: {
        file: fichier(pem),
        idTeledeclarant: qui.teledeclarantId ?? 0,
        idUtilisateur: qui.utilisateurId,
        ...plus,
      },
    })

  it('opens a session without password for the linked account, and says who comes', async () => {
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const { pem } = certificat('Roche')
    await deposer(notaire, pem)
    const { api, cookies } = presenter(pem)
    await expect(api.lireCompte()).rejects.toMatchObject({
      problem: { status: 401, infos: { visiteur: 'certificat' } },
    })
    expect(await api.lireInfoCertificat()).toMatchObject({
      present: true,
      nom: 'Roche',
      prenom: 'Élise',
      numEtude: 69012,
      qualite: 'NOTAIRE',
    })
    expect(await api.lireEtudeNotariale()).toMatchObject({
      idTeledeclarant: notaire.teledeclarantId,
      compteExistant: true,
      collaborateur: false,
    })
    expect(await api.ouvrirSessionNotaire()).toMatchObject({
      id: notaire.utilisateurId,
      profil: 'NOTAIRE_NOTAIRE',
    })
    const session = cookies.get('registre_session')
    expect(await api.lireCompte()).toMatchObject({ id: notaire.utilisateurId })
    // Asked again, the same session stays.
    await api.ouvrirSessionNotaire()
    expect(cookies.get('registre_session')).toBe(session)
    const lignes = await registre().db.query(
      `select donnees from journal where type = 'connexion' and acteur_id = $1`,
      [notaire.utilisateurId],
    )
    expect(lignes).toEqual([{ donnees: { seSouvenir: false, moyen: 'certificat' } }])
  })

  it('two tabs at once open the account, and neither is refused', async () => {
    const notaire = await registre().personne('NOTAIRE_COLLAB')
    const { pem } = certificat('Deux', { titre: 'Collaborateur' })
    await deposer(notaire, pem)
    const { api } = presenter(pem)
    const comptes = await Promise.all([api.ouvrirSessionNotaire(), api.ouvrirSessionNotaire()])
    expect(comptes.map((c) => c.id)).toEqual([notaire.utilisateurId, notaire.utilisateurId])
    expect((await api.lireCompte()).notaireCollaborateur).toBe(true)
  })

  it.each<[string, Record<string, string>]>([
    ['without the secret of the proxy', { 'x-proxy-secret': '' }],
    ['with another secret', { 'x-proxy-secret': `${SECRET}!` }],
    [
      'that the proxy did not verify',
      { 'x-client-verify': 'FAILED:unable to verify the first certificate' },
    ],
    ['that the proxy calls absent', { 'x-client-verify': 'NONE' }],
    ['that is not readable', { 'x-client-cert': '%E0%A4%A' }],
    ['whose text is no certificate', { 'x-client-cert': 'CN%3DDelmas' }],
  ])('believes no certificate %s', async (_, entetes) => {
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const { pem } = certificat('Faux')
    await deposer(notaire, pem)
    const { api } = presenter(pem, entetes)
    expect(await api.lireInfoCertificat()).toMatchObject({ present: false, sujet: '' })
    await expect(api.ouvrirSessionNotaire()).rejects.toMatchObject({
      problem: { status: 401, code: 'certificat-requis' },
    })
    await expect(api.lireEtudeNotariale()).rejects.toMatchObject({
      problem: { code: 'certificat-requis' },
    })
    await expect(api.lireCompte()).rejects.toMatchObject({
      problem: { status: 401, code: 'non-connecte' },
    })
  })

  it('believes nobody where no secret is set', async () => {
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const { pem } = certificat('Sans')
    await deposer(notaire, pem)
    registre().deps.settings = { ...settings(), PROXY_SECRET: undefined }
    for (const secret of [SECRET, '', 'undefined']) {
      expect(
        (await presenter(pem, { 'x-proxy-secret': secret }).api.lireInfoCertificat()).present,
      ).toBe(false)
    }
  })

  it('refuses an expired certificate, even when the proxy let it pass', async () => {
    const { pem } = certificat('Tard', {
      dates: { du: new Date(Date.now() - 2 * AN), au: new Date(Date.now() - AN) },
    })
    expect((await presenter(pem).api.lireInfoCertificat()).present).toBe(false)
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    await expect(deposer(notaire, pem)).rejects.toMatchObject({
      problem: { code: 'certificat-perime' },
    })
  })

  it('an unlinked certificate: the office by its number, −1 when it is unknown, and no session', async () => {
    const notaire = await registre().personne('NOTAIRE_ADMIN')
    await registre().db.query(`update teledeclarant set num_etude = 44021 where id = $1`, [
      notaire.teledeclarantId,
    ])
    const connue = presenter(certificat('Nouvelle', { etude: '44021', titre: 'Collaborateur' }).pem)
    expect(await connue.api.lireEtudeNotariale()).toMatchObject({
      numEtude: 44021,
      compteExistant: false,
      collaborateur: true,
    })
    const inconnue = presenter(certificat('Loin', { etude: '44999' }).pem)
    expect(await inconnue.api.lireEtudeNotariale()).toMatchObject({
      numEtude: -1,
      idTeledeclarant: null,
      compteExistant: false,
    })
    for (const { api } of [connue, inconnue]) {
      await expect(api.ouvrirSessionNotaire()).rejects.toMatchObject({
        problem: { status: 403, code: 'certificat-inconnu' },
      })
    }
    await registre().db.query(`update teledeclarant set statut = 'SUPPRIME' where id = $1`, [
      notaire.teledeclarantId,
    ])
    expect(await connue.api.lireEtudeNotariale()).toMatchObject({ numEtude: -1 })
  })

  it('a detached certificate opens nothing more, and closes what it had opened', async () => {
    const admin = await registre().personne('NOTAIRE_ADMIN')
    const collegue = await registre().personne(
      'NOTAIRE_NOTAIRE',
      admin.teledeclarantId ?? undefined,
    )
    const { pem } = certificat('Parti')
    const { id } = await deposer(admin, pem, { idUtilisateur: collegue.utilisateurId })
    const { api } = presenter(pem)
    await api.ouvrirSessionNotaire()
    expect(await admin.api.revoquerCertificat({ params: { id: Number(id) } })).toEqual({})
    await expect(api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
    await expect(api.ouvrirSessionNotaire()).rejects.toMatchObject({
      problem: { code: 'certificat-inconnu' },
    })
    await expect(
      admin.api.revoquerCertificat({ params: { id: Number(id) } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
  })

  it('a closed account, or an office that is not active, opens no session', async () => {
    const { db } = registre()
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const { pem } = certificat('Ferme')
    await deposer(notaire, pem)
    const essai = async () => presenter(pem).api.ouvrirSessionNotaire()
    await db.query(`update teledeclarant set statut = 'ATT_CREA_COMPTE' where id = $1`, [
      notaire.teledeclarantId,
    ])
    await expect(essai()).rejects.toMatchObject({ problem: { code: 'certificat-inconnu' } })
    await db.query(`update teledeclarant set statut = 'ACTIF' where id = $1`, [
      notaire.teledeclarantId,
    ])
    await essai()
    await db.query(`update utilisateur set supprime_le = now(), actif = false where id = $1`, [
      notaire.utilisateurId,
    ])
    await expect(essai()).rejects.toMatchObject({ problem: { code: 'certificat-inconnu' } })
  })

  it('the certificate of the office opens the account of its administrator', async () => {
    const admin = await registre().personne('NOTAIRE_ADMIN')
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const { pem } = certificat('Étude')
    const vu = await deposer(teneur, pem, {
      idTeledeclarant: admin.teledeclarantId ?? 0,
      idUtilisateur: 0,
    })
    expect(vu).toMatchObject({ idUtilisateur: null, etat: 'VALABLE', rang: 1 })
    expect(await presenter(pem).api.ouvrirSessionNotaire()).toMatchObject({
      id: admin.utilisateurId,
    })
    expect(
      await registre().db.query(
        `select certificat_dn1, emetteur_dn1 from teledeclarant where id = $1`,
        [admin.teledeclarantId],
      ),
    ).toEqual([
      {
        certificat_dn1:
          'C=FR, O=Étude, et associés, OU=0002 123456789, OU=69012, title=Notaire, SN=Étude, GN=Élise, CN=Élise Étude',
        emetteur_dn1: 'CN=AC Notaires',
      },
    ])
  })

  it('a renewed certificate with the same key is recognised; a second one waits its turn', async () => {
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const [un, deux] = [certificat('Roux'), certificat('Roux')]
    await deposer(notaire, un.pem)
    await deposer(notaire, deux.pem, { rang: 2 })
    for (const { pem } of [un, deux])
      expect((await presenter(pem).api.ouvrirSessionNotaire()).id).toBe(notaire.utilisateurId)
    const { certificats, titulaires } = await notaire.api.listerCertificats({
      params: { idTeledeclarant: notaire.teledeclarantId ?? 0 },
    })
    expect(certificats.map((c) => [c.rang, c.allowedToEdit])).toEqual([
      [1, true],
      [2, true],
    ])
    expect(titulaires.map((t) => [t.idUtilisateur, t.allowedToEdit])).toEqual([
      [null, false],
      [notaire.utilisateurId, true],
    ])
    // Renewed on the same key, it is known before it is deposited.
    expect(
      (await presenter(certificat('Roux', { cle: deux.cle }).pem).api.ouvrirSessionNotaire()).id,
    ).toBe(notaire.utilisateurId)
    // The next one takes the place of the first.
    const trois = certificat('Roux')
    await deposer(notaire, trois.pem)
    await expect(presenter(un.pem).api.ouvrirSessionNotaire()).rejects.toMatchObject({
      problem: { code: 'certificat-inconnu' },
    })
  })

  it('one certificate is one account: sent twice it is one link, elsewhere it is refused, also at once', async () => {
    const [un, deux] = [
      await registre().personne('NOTAIRE_NOTAIRE'),
      await registre().personne('NOTAIRE_NOTAIRE'),
    ]
    const { pem } = certificat('Unique')
    const premier = await deposer(un, pem)
    expect((await deposer(un, pem)).id).toBe(premier.id)
    await expect(deposer(deux, pem)).rejects.toMatchObject({
      problem: { status: 409, code: 'deja-existant' },
    })
    const autre = certificat('Course')
    const course = await Promise.allSettled([
      deposer(un, autre.pem, { rang: 2 }),
      deposer(deux, autre.pem, { rang: 2 }),
    ])
    expect(course.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(
      await registre().db.query(
        `select 1 from certificat where empreinte = $1 and revoque_le is null`,
        [identiteDe(new X509Certificate(autre.pem)).empreinte],
      ),
    ).toHaveLength(1)
  })

  it('refuses a private key, and keeps nothing of it', async () => {
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const { pem, clePem } = certificat('Cle')
    for (const contenu of [
      clePem,
      pem + clePem,
      clePem + pem,
      pem + clePem.replaceAll('PRIVATE', 'RSA PRIVATE'),
    ]) {
      await expect(deposer(notaire, contenu)).rejects.toMatchObject({
        problem: { status: 400, code: 'certificat-cle-privee' },
      })
    }
    for (const contenu of [
      '',
      'bonjour',
      pem.slice(0, 200),
      pem + pem,
      autorite.pem,
      'x'.repeat(70_000),
    ]) {
      await expect(deposer(notaire, contenu)).rejects.toMatchObject({
        problem: { status: 400, code: 'certificat-illisible' },
      })
    }
    expect(
      await registre().db.query(`select 1 from certificat where utilisateur_id = $1`, [
        notaire.utilisateurId,
      ]),
    ).toEqual([])
  })

  it('each one deposits for whom it answers: never for another office, a colleague above, or in another place', async () => {
    const admin = await registre().personne('NOTAIRE_ADMIN')
    const maison = admin.teledeclarantId ?? 0
    const collab = await registre().personne('NOTAIRE_COLLAB', maison)
    const ailleurs = await registre().personne('NOTAIRE_ADMIN')
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const pem = () => certificat('Qui').pem
    await expect(
      deposer(collab, pem(), { idUtilisateur: admin.utilisateurId }),
    ).rejects.toMatchObject({ problem: { status: 403 } })
    await expect(deposer(collab, pem(), { idUtilisateur: 0 })).rejects.toMatchObject({
      problem: { status: 403 },
    })
    await expect(deposer(ailleurs, pem(), { idTeledeclarant: maison })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    await expect(
      deposer(admin, pem(), { idUtilisateur: ailleurs.utilisateurId }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
    await expect(deposer(syndic, pem())).rejects.toMatchObject({ problem: { status: 404 } })
    await expect(
      syndic.api.listerCertificats({ params: { idTeledeclarant: syndic.teledeclarantId ?? 0 } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
    await expect(
      ailleurs.api.listerCertificats({ params: { idTeledeclarant: maison } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
    const { id } = await deposer(admin, pem(), { idUtilisateur: collab.utilisateurId })
    await expect(
      ailleurs.api.revoquerCertificat({ params: { id: Number(id) } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
    await deposer(collab, pem())
  })

  it('the demonstration stands for the proxy: its own authority alone, and nowhere else', async () => {
    const dossier = await mkdtemp(join(tmpdir(), 'certificats-'))
    try {
      await creerCertificatsDemo(dossier)
      registre().deps.settings = { ...settings(), CERTIFICATS_DEMO_DIR: dossier }
      const { api, cookies } = registre().visiteur()
      expect((await api.listerCertificatsDemo()).presente).toBe('')
      for (const [nom, present] of [
        ['nouvelle-etude', true],
        ['perime', false],
        ['etranger', false],
        ['collaborateur', true],
      ] as const) {
        await api.presenterCertificatDemo({ body: { nom } })
        expect((await api.listerCertificatsDemo()).presente).toBe(nom)
        expect((await api.lireInfoCertificat()).present, nom).toBe(present)
      }
      await expect(
        api.presenterCertificatDemo({ body: { nom: '../certificats' } }),
      ).rejects.toMatchObject({ problem: { status: 404 } })
      cookies.set('registre_certificat_demo', '../../etc/passwd')
      expect((await api.lireInfoCertificat()).present).toBe(false)
      cookies.set('registre_certificat_demo', 'notaire')
      registre().deps.settings = { ...settings(), demonstration: false }
      expect((await api.lireInfoCertificat()).present).toBe(false)
      await expect(api.listerCertificatsDemo()).rejects.toMatchObject({ problem: { status: 404 } })
      await expect(api.presenterCertificatDemo({ body: { nom: 'notaire' } })).rejects.toMatchObject(
        { problem: { status: 404 } },
      )
      registre().deps.settings = { ...settings(), demonstration: true }
      // What the folder holds stays: a second start changes no key.
      await writeFile(join(dossier, 'notaire.cle'), 'gardée')
      await creerCertificatsDemo(dossier)
      expect(
        await import('node:fs/promises').then((fs) =>
          fs.readFile(join(dossier, 'notaire.cle'), 'utf8'),
        ),
      ).toBe('gardée')
    } finally {
      await rm(dossier, { recursive: true, force: true })
    }
  })

  it('reads a deposited file as the proxy’s header: the same identity', () => {
    const { pem } = certificat('Même')
    expect(lireCertificatPem(Buffer.from(pem))).toEqual(identiteDe(new X509Certificate(pem)))
  })
})
