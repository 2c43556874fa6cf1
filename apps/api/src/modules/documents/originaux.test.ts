import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@registre/contract'
import { useRegistre } from '../../../tests/support/register.ts'
import { executerCommande } from '../../commandes/executer.ts'
import { storageLocal } from '../../platform/storage/disk-storage.ts'
import { empreinteAttendue } from './document.repository.ts'
import { actif, empreinte, ligne, lireCle, portefeuille } from './documents-de-test.ts'

describe('what came of a document, and what is given of it', () => {
  const registre = useRegistre()
  const recu = actif()
  const fichier = (nom = 'contrat.pdf') =>
    new File([new Uint8Array(recu)], nom, { type: 'application/pdf' })
  const deposer = async () => {
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const depose = await syndic.api.deposerDocument({
      body: { file: fichier(), type: 'JUSTIFICATIF_MANDAT' },
    })
    return { syndic, ...depose, row: await ligne(registre(), depose.id) }
  }
  const RETIRES = expect.arrayContaining([
    { quoi: 'SCRIPT', nombre: 1 },
    { quoi: 'PIECE_JOINTE', nombre: 2 },
  ])

  it('are two files, of two fingerprints; what is given is the register’s own writing', async () => {
    const { syndic, id, pages, retires, row } = await deposer()
    expect({ pages, retires }).toEqual({ pages: 1, retires: RETIRES })
    expect(row.retires).toEqual(retires)
    const { blob } = await syndic.api.telechargerDocument({ params: { id } })
    const servi = Buffer.from(await blob.arrayBuffer())
    expect(servi.equals(recu)).toBe(false)
    expect(servi.toString('latin1')).not.toMatch(/JavaScript|EmbeddedFile/)
    expect(empreinte(servi)).toBe(row.sha256)
    expect(row).toMatchObject({ original_sha256: empreinte(recu), original_taille: recu.length })
    expect((await lireCle(registre(), row.original_cle ?? '')).equals(recu)).toBe(true)
  })

  it('are both in the journal, and both known to whoever moves the store', async () => {
    const { id, row } = await deposer()
    const [evenement] = await registre().db.query<{ donnees: unknown }>(
      `select donnees from journal where type = 'deposer-document' and donnees ->> 'documentId' = $1`,
      [id],
    )
    expect(evenement?.donnees).toMatchObject({
      sha256: row.sha256,
      sha256Original: empreinte(recu),
    })
    const { db } = registre()
    expect(await empreinteAttendue(db, row.cle)).toBe(row.sha256)
    expect(await empreinteAttendue(db, row.original_cle ?? '')).toBe(row.original_sha256)
  })

  it('tell the keepers of a message or a publication the same, with both fingerprints', async () => {
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const publication = await teneur.api.deposerPublication({
      body: {
        genre: 'NEWSLETTER',
        categorie: '',
        titre: 'Lettre de novembre',
        resume: 'Ce qui change',
        file: fichier('lettre.pdf'),
      },
    })
    expect(publication).toMatchObject({ etat: 'BROUILLON', etatFichier: 'PRET', retires: RETIRES })
    const [evenement] = await registre().db.query<{ donnees: unknown }>(
      `select donnees from journal where type = 'deposer-publication' and donnees ->> 'publicationId' = $1`,
      [publication.id],
    )
    expect(evenement?.donnees).toMatchObject({
      sha256: expect.any(String),
      sha256Original: empreinte(recu),
    })
  })

  it('keep the original out of every call that gives a file', async () => {
    const { syndic, id, row } = await deposer()
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const cle = row.original_cle ?? 'x'
    const gets = Object.values(contract).filter(
      (o) => o.method === 'GET' && 'response' in o && o.path.includes('{'),
    )
    expect(gets.length).toBeGreaterThan(50)
    for (const valeur of [id, cle, `../fichiers/${cle}`, cle.split('/').at(-1) ?? 'x'])
      for (const { path } of gets)
        for (const { cookies } of [syndic, teneur]) {
          const cookie = [...cookies].map((c) => c.join('=')).join('; ')
          const url = path.replaceAll(/\{[^}]+\}/g, encodeURIComponent(valeur))
          const { rawPayload } = await registre().app.inject({ url, headers: { cookie } })
          expect(rawPayload.includes('EmbeddedFile'), url).toBe(false)
          expect(empreinte(rawPayload), url).not.toBe(empreinte(recu))
        }
  }, 120_000)

  it('say what to do of one that cannot be written again, and keep nothing of it', async () => {
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const file = new File([new Uint8Array(portefeuille())], 'porte-documents.pdf')
    await expect(
      syndic.api.deposerDocument({ body: { file, type: 'JUSTIFICATIF_MANDAT' } }),
    ).rejects.toMatchObject({
      problem: {
        code: 'fichier-contenu-actif',
        message: expect.stringMatching(/« porte-documents\.pdf ».*imprimez-le en PDF/),
      },
    })
    expect(
      await registre().db.query(`select 1 from document where nom = 'porte-documents.pdf'`),
    ).toEqual([])
  })

  it('show anybody beforehand what would be kept, and keep nothing', async () => {
    const { api } = registre().visiteur()
    const avant = await registre().db.query(`select count(*) from document`)
    expect(await api.verifierPdf({ body: { file: fichier() } })).toEqual({
      response: true,
      nomFichier: 'contrat.pdf',
      code: '',
      message: '',
      pages: 1,
      retires: RETIRES,
    })
    const { blob } = await api.apercuPdf({ body: { file: fichier() } })
    const { row } = await deposer()
    // The same input gives the same bytes: what was shown is what is kept.
    expect(empreinte(new Uint8Array(await blob.arrayBuffer()))).toBe(row.sha256)
    await expect(
      api.apercuPdf({ body: { file: new File(['x'], 'note.txt') } }),
    ).rejects.toMatchObject({ problem: { code: 'invalide-type-fichier' } })
    expect(await registre().db.query(`select count(*) - 1 as count from document`)).toEqual(avant)
  })

  it('show the scanner what came, however late', async () => {
    const { antivirus } = registre().deps
    const { analyser } = antivirus
    antivirus.analyser = async () => 'PENDING'
    const { syndic, id } = await deposer()
    const vus: string[] = []
    antivirus.analyser = async (flux) => {
      const morceaux: Buffer[] = []
      for await (const m of flux) morceaux.push(Buffer.from(m))
      vus.push(empreinte(Buffer.concat(morceaux)))
      return 'SAFE'
    }
    try {
      await syndic.api.telechargerDocument({ params: { id } })
    } finally {
      antivirus.analyser = analyser
    }
    expect(vus).toEqual([empreinte(recu)])
  })

  describe('document:original', () => {
    let dossier = ''
    beforeAll(async () => {
      dossier = await mkdtemp(join(tmpdir(), 'original-'))
    })
    afterAll(() => rm(dossier, { recursive: true, force: true }))
    // The command opens the store that the settings name.
    const poser = async (cle: string | null) =>
      void (await storageLocal(join(dossier, 'fichiers')).put(cle ?? 'x', recu))
    const lancer = (id: string, nom: string) =>
      executerCommande(
        ['document:original', '--id', id, '--fichier', join(dossier, nom)],
        async () => ({ db: registre().db, fermer: async () => {} }),
        {
          NODE_ENV: 'test',
          DATABASE_URL: registre().deps.settings.DATABASE_URL,
          SECRET: 'x'.repeat(40),
          DONNEES_DIR: join(dossier, 'fichiers'),
        },
      )

    it('gives the bytes that came, once, and the journal says so', async () => {
      const { id, row } = await deposer()
      await poser(row.original_cle)
      expect(await lancer(id, 'a.pdf')).toMatchObject({ code: 0 })
      expect((await readFile(join(dossier, 'a.pdf'))).equals(recu)).toBe(true)
      expect(await lancer(id, 'a.pdf')).toMatchObject({ code: 1 })
      expect(
        await registre().db.query(
          `select donnees ->> 'sha256Original' as sha256 from journal where type = 'remettre-original' and donnees ->> 'documentId' = $1`,
          [id],
        ),
      ).toEqual([{ sha256: empreinte(recu) }])
    })

    it('knows no original of what nobody sent', async () => {
      const [attestation] = await registre().db.query<{ id: string }>(
        `insert into document (type, nom, taille, sha256, cle) values ('ATTESTATION_IMMATRICULATION', 'a.pdf', 1, repeat('a', 64), 'attestations/aa/aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaab') returning id`,
      )
      for (const id of [attestation?.id ?? '', '3c0a4f2e-6a63-4f0e-9a5e-0d3f1c2b4a59'])
        expect(await lancer(id, 'b.pdf')).toMatchObject({
          code: 1,
          texte: expect.stringContaining('Aucun document reçu'),
        })
    })
  })
})
