import { describe, expect, it } from 'vitest'
import { pdf } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { newKey } from '../../platform/storage/storage.ts'
import { mesurerDocuments } from '../mesures/mesures.repository.ts'
import { executerTraitement } from '../traitements/traitements.ts'
import { tenu } from '../traitements/traitements-de-test.ts'
import { actif, deposeAvant, empreinte, ligne, lireCle, portefeuille } from './documents-de-test.ts'

describe('documents of earlier versions', () => {
  const registre = useRegistre()
  const reprendre = () => executerTraitement('reprise-documents', registre().deps)
  const ancien = async (contenu: Uint8Array = actif()) => {
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const depose = await deposeAvant(registre(), contenu, {
      teledeclarantId: syndic.teledeclarantId,
    })
    const lire = () => syndic.api.telechargerDocument({ params: { id: depose.id } })
    return { ...depose, lire }
  }
  const evenements = (id: string) =>
    registre().db.query<{ motif: string; donnees: Record<string, string> }>(
      `select motif, donnees from journal where type = 'reconstruire-document' and donnees ->> 'documentId' = $1`,
      [id],
    )

  it('are not given before they are written again; then as the register wrote them', async () => {
    const { id, cle, lire } = await ancien()
    await expect(lire()).rejects.toMatchObject({
      problem: {
        status: 503,
        code: 'service-indisponible',
        message: expect.stringContaining('« ancien.pdf » est en préparation'),
      },
    })
    await reprendre()
    const servi = Buffer.from(await (await lire()).blob.arrayBuffer())
    expect(servi.toString('latin1')).not.toMatch(/JavaScript|EmbeddedFile/)
    const row = await ligne(registre(), id)
    expect(row).toMatchObject({
      sha256: empreinte(servi),
      original_cle: cle,
      original_sha256: empreinte(actif()),
      original_taille: actif().length,
      refus: null,
      retires: expect.arrayContaining([{ quoi: 'SCRIPT', nombre: 1 }]),
    })
    expect((await lireCle(registre(), cle)).equals(actif())).toBe(true)
    expect(await evenements(id)).toEqual([
      {
        motif: '',
        donnees: { documentId: id, sha256: row.sha256, sha256Original: row.original_sha256 },
      },
    ])
    await reprendre()
    expect(await ligne(registre(), id)).toEqual(row)
    expect(await evenements(id)).toHaveLength(1)
  })

  it('leave what the register wrote itself as it is', async () => {
    const { db } = registre()
    const cles = ['attestations', 'publications'].map(
      (genre) => `${genre}/bb/bbbbbbbb-bbbb-4bbb-8bbb-${String(genre.length).padStart(12, 'b')}`,
    )
    for (const cle of cles)
      await db.query(
        `insert into document (type, nom, taille, sha256, cle, etat_analyse) values ('PUBLICATION', 'p.pdf', 1, repeat('a', 64), $1, 'SAFE')`,
        [cle],
      )
    await reprendre()
    expect(
      await db.query(`select cle, original_cle from document where cle = any($1) order by cle`, [
        cles,
      ]),
    ).toEqual(cles.toSorted().map((cle) => ({ cle, original_cle: null })))
  })

  it('that cannot be written again are counted, told, and tried no more', async () => {
    const { id, cle, lire } = await ancien(portefeuille())
    await reprendre()
    await expect(lire()).rejects.toMatchObject({
      problem: {
        status: 404,
        message: expect.stringMatching(/« ancien\.pdf » ne peut pas être montré.*imprimé en PDF/),
      },
    })
    expect(await ligne(registre(), id)).toMatchObject({ cle, refus: 'fichier-contenu-actif' })
    expect(await mesurerDocuments(registre().db)).toEqual({
      a_refaire: 0,
      impossibles: 1,
      manquants: 0,
    })
    await reprendre()
    expect(await evenements(id)).toMatchObject([{ motif: 'fichier-contenu-actif' }])
  })

  it('are told to the keeper in place of the proof: prepared, given with what was taken out, or impossible', async () => {
    const r = registre()
    const { teneur, demandeId } = await tenu(r)
    const infos = () => teneur.api.lireInfosValidation({ params: { n: demandeId } })
    const id = (await infos()).mandat?.documentId ?? ''
    const redevenir = async (contenu: Uint8Array) => {
      const cle = newKey('justificatifs')
      const { sha256 } = await r.deps.storage.put(cle, contenu)
      await r.db.query(
        `update document set cle = $2, sha256 = $3, original_cle = null, original_sha256 = null, original_taille = null, retires = '[]' where id = $1`,
        [id, cle, sha256],
      )
    }
    const dit = async () => (await infos()).fiche.documents.find((d) => d.id === id)
    await redevenir(actif())
    expect(await dit()).toMatchObject({ etatFichier: 'PREPARATION', disponible: false })
    await reprendre()
    expect(await dit()).toMatchObject({
      etatFichier: 'PRET',
      disponible: true,
      retires: expect.arrayContaining([{ quoi: 'PIECE_JOINTE', nombre: 2 }]),
    })
    await redevenir(portefeuille())
    await reprendre()
    expect(await dit()).toMatchObject({ etatFichier: 'IMPOSSIBLE', disponible: false })
  })

  it('are done though the latest is lost, which is tried again once it is found', async () => {
    const { db } = registre()
    const [autre, perdu] = [await ancien(), await ancien()]
    await db.query(`insert into fichier_manquant (cle, constat) values ($1, 'ABSENT')`, [perdu.cle])
    await reprendre()
    expect(await evenements(autre.id)).toHaveLength(1)
    expect(await evenements(perdu.id)).toHaveLength(0)
    await db.query(`delete from fichier_manquant where cle = $1`, [perdu.cle])
    await reprendre()
    expect(await evenements(perdu.id)).toHaveLength(1)
  })

  it('are done once by two workers', async () => {
    const tous = await Promise.all(
      Array.from({ length: 6 }, async () => ancien(Buffer.from(await (await pdf()).arrayBuffer()))),
    )
    await Promise.all([reprendre(), reprendre()])
    for (const { id, lire } of tous) {
      expect(await evenements(id)).toHaveLength(1)
      expect((await lire()).blob.size).toBeGreaterThan(0)
    }
  })

  it('are taken up where a killed process left them, without a file that no row holds', async () => {
    const { id, cle, lire } = await ancien()
    const { deps } = registre()
    const ecrites: string[] = []
    const storage = {
      ...deps.storage,
      get: deps.storage.get.bind(deps.storage),
      put: async (c: string, contenu: Parameters<typeof deps.storage.put>[1]) => {
        ecrites.push(c)
        await deps.storage.put(c, contenu)
        // The file is written; the process ends before its row says so.
        throw new Error('killed')
      },
    }
    await expect(executerTraitement('reprise-documents', { ...deps, storage })).rejects.toThrow()
    expect(await ligne(registre(), id)).toMatchObject({ cle, original_cle: null })
    await expect(lire()).rejects.toMatchObject({ problem: { status: 503 } })
    await reprendre()
    expect((await ligne(registre(), id)).cle).toBe(ecrites[0])
    expect((await lire()).blob.size).toBeGreaterThan(0)
  })

  it('hold nobody back when one of them is altered, and say so', async () => {
    const mauvais = await ancien()
    const bon = await ancien()
    await registre().deps.storage.put(mauvais.cle, Buffer.from('altered'))
    await expect(reprendre()).rejects.toThrow(/échec/)
    expect((await bon.lire()).blob.size).toBeGreaterThan(0)
    await expect(mauvais.lire()).rejects.toMatchObject({ problem: { status: 503 } })
    await registre().db.query(`delete from document where id = $1`, [mauvais.id])
  })
})
