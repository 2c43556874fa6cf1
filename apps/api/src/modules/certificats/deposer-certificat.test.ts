import { X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { creerCertificatsDemo } from '@registre/demonstration/certificats'
import { describe, expect, it } from 'vitest'
import { identiteDe, lireCertificatPem } from '../../platform/certificat/identite.ts'
import { ouvrirDemonstration } from '../demonstration/ouvrir-demonstration.ts'
import { autorite, certificat, useCertificats } from './certificats-de-test.ts'

describe('certificates as they are deposited', () => {
  const { registre, settings, presenter, deposer } = useCertificats()

  it('the certificate of the office opens the account of its administrator', async () => {
    const admin = await registre().personne('NOTAIRE_ADMIN')
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const { pem } = certificat('Étude')
    // A keeper deposits none for others.
    await expect(
      deposer(teneur, pem, {
        idTeledeclarant: admin.teledeclarantId ?? 0,
        idUtilisateur: 0,
      }),
    ).rejects.toMatchObject({ problem: { status: 403 } })
    const vu = await deposer(admin, pem, { idUtilisateur: 0 })
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

  it('a renewed certificate with the same key is known once it is deposited; a second one waits its turn', async () => {
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const [un, deux] = [certificat('Roux'), certificat('Roux')]
    await deposer(notaire, un.pem)
    await deposer(notaire, deux.pem, { rang: 2 })
    for (const { pem } of [un, deux])
      expect((await presenter(pem).api.ouvrirSessionNotaire()).id).toBe(notaire.utilisateurId)
    const { certificats, titulaires } = await notaire.api.listerCertificats({
      params: { id: notaire.teledeclarantId ?? 0 },
    })
    expect(certificats.map((c) => [c.rang, c.allowedToEdit])).toEqual([
      [1, true],
      [2, true],
    ])
    expect(titulaires.map((t) => [t.idUtilisateur, t.allowedToEdit])).toEqual([
      [null, false],
      [notaire.utilisateurId, true],
    ])
    // Renewed on the same key, it is another certificate: known once it is deposited.
    const renouvele = certificat('Roux', { cle: deux.cle })
    await expect(presenter(renouvele.pem).api.ouvrirSessionNotaire()).rejects.toMatchObject({
      problem: { code: 'certificat-inconnu' },
    })
    await deposer(notaire, renouvele.pem, { rang: 2 })
    expect((await presenter(renouvele.pem).api.ouvrirSessionNotaire()).id).toBe(
      notaire.utilisateurId,
    )
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

  it('asks for possession: the certificate that is deposited is the one that the connection presents', async () => {
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const [sien, autrui] = [certificat('Sien'), certificat('Autrui')]
    for (const presente of ['', autrui.pem])
      await expect(deposer(notaire, sien.pem, { presente })).rejects.toMatchObject({
        problem: { status: 403, code: 'certificat-non-presente' },
      })
    await registre().db.query(`update teledeclarant set num_etude = 75001 where id = $1`, [
      notaire.teledeclarantId,
    ])
    await expect(deposer(notaire, sien.pem)).rejects.toMatchObject({
      problem: { status: 403, code: 'certificat-autre-etude' },
    })
    await deposer(notaire, certificat('Sien', { etude: '75001' }).pem)
  })

  it('a certificate that copies an issuer and a serial number opens nothing of theirs', async () => {
    const victime = await registre().personne('NOTAIRE_NOTAIRE')
    const { pem } = certificat('Victime')
    await deposer(victime, pem)
    const faux = certificat('Faussaire')
    await registre().db.query(
      `update certificat set emetteur = $2, serie = $3 where utilisateur_id = $1`,
      [
        victime.utilisateurId,
        identiteDe(new X509Certificate(faux.pem)).emetteur,
        identiteDe(new X509Certificate(faux.pem)).serie,
      ],
    )
    // Same issuer and serial number, another key.
    await expect(presenter(faux.pem).api.ouvrirSessionNotaire()).rejects.toMatchObject({
      problem: { code: 'certificat-inconnu' },
    })
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
    expect(
      await syndic.api.listerCertificats({ params: { id: syndic.teledeclarantId ?? 0 } }),
    ).toEqual({ titulaires: [], certificats: [], arrivees: [] })
    for (const autre of [ailleurs, syndic])
      await expect(autre.api.listerCertificats({ params: { id: maison } })).rejects.toMatchObject({
        problem: { status: 404 },
      })
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
      const reglages = { ...settings(), CERTIFICATS_DEMO_DIR: dossier }
      registre().deps.settings = reglages
      registre().deps.demonstration = ouvrirDemonstration(reglages, registre().db)
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
      const { demonstration } = registre().deps
      registre().deps.demonstration = null
      expect((await api.lireInfoCertificat()).present).toBe(false)
      registre().deps.demonstration = demonstration
      // What the folder holds stays: a second start changes no key.
      await writeFile(join(dossier, 'notaire.cle'), 'gardée')
      await creerCertificatsDemo(dossier)
      expect(await readFile(join(dossier, 'notaire.cle'), 'utf8')).toBe('gardée')
    } finally {
      await rm(dossier, { recursive: true, force: true })
    }
  })

  it('reads a deposited file as the proxy’s header: the same identity', () => {
    const { pem } = certificat('Même')
    expect(lireCertificatPem(Buffer.from(pem))).toEqual(identiteDe(new X509Certificate(pem)))
  })
})
