import { PIECES_LIBRES_JOURS, RegisterError } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { EICAR } from '../../gateways/antivirus/embedded.ts'
import { pdf, type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { plusAncienneAttente } from '../verifications/controles-en-attente.ts'
import { analyserDocuments } from './analyser-documents.ts'
import { effacerPiecesLibres } from './effacer-libres.ts'

describe('documents', () => {
  const registre = useRegistre()
  const deposer = async (
    personne: Personne,
    type: 'JUSTIFICATIF_MANDAT' | 'PIECE_CONTESTATION' = 'JUSTIFICATIF_MANDAT',
  ) => personne.api.deposerDocument({ body: { file: await pdf(), type } })
  const lire = (personne: Personne, id: string) =>
    personne.api.telechargerDocument({ params: { id } })
  const introuvable = { problem: { status: 404, code: 'introuvable' } }

  it('keeps the bytes and their hash, and gives them back as an attachment', async () => {
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const { id, nom } = await deposer(syndic)
    expect(nom).toBe('contrat.pdf')
    const [row] = await registre().db.query<{
      sha256: string
      etat_analyse: string
      teledeclarant_id: number
      cle: string
    }>(`select * from document where id = $1`, [id])
    expect(row).toMatchObject({ etat_analyse: 'SAFE', teledeclarant_id: syndic.teledeclarantId })
    expect(row?.cle).not.toContain('contrat')
    const { blob, fileName } = await lire(syndic, id)
    expect(fileName).toBe('contrat.pdf')
    const octets = new Uint8Array(await blob.arrayBuffer())
    expect(Buffer.from(octets.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(Buffer.from(await crypto.subtle.digest('SHA-256', octets)).toString('hex')).toBe(
      row?.sha256,
    )
  })

  it('erases after its delay a proof that nothing holds, and no other', async () => {
    const { db, deps, clock } = registre()
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const [libre, piece, tenue, recente] = [
      await deposer(syndic),
      await deposer(syndic, 'PIECE_CONTESTATION'),
      await deposer(syndic),
      await deposer(syndic),
    ]
    const vieux = new Date(clock.now().getTime() - (PIECES_LIBRES_JOURS * 24 + 1) * 3_600_000)
    await db.query(`update document set cree_le = $2 where id = any($1::uuid[])`, [
      [libre.id, piece.id, tenue.id],
      vieux,
    ])
    await db.query(`update document set cree_le = $2 where id = $1`, [recente.id, clock.now()])
    // A draft holds one.
    await db.query(
      `with c as (insert into copropriete (etat, auteur_teledeclarant_id) values ('BROUILLON', $1) returning id)
       insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, auteur_teledeclarant_id, auteur_utilisateur_id)
       select id, 'BROUILLON', 'INITIALE', 'DEFAULT', jsonb_build_object('infoRattachement', jsonb_build_object('idDocument', $2::text)), $1, $3 from c`,
      [syndic.teledeclarantId, tenue.id, syndic.utilisateurId],
    )
    const [row] = await db.query<{ cle: string; original_cle: string }>(
      `select cle, original_cle from document where id = $1`,
      [libre.id],
    )
    expect(await effacerPiecesLibres(deps)).toBe(2)
    for (const { id } of [libre, piece])
      await expect(lire(syndic, id)).rejects.toMatchObject(introuvable)
    for (const cle of [row?.cle, row?.original_cle])
      await expect(deps.storage.get(cle ?? '')).rejects.toThrow()
    for (const { id } of [tenue, recente]) expect((await lire(syndic, id)).fileName).not.toBe('')
    expect(await effacerPiecesLibres(deps)).toBe(0)
  })

  it('gives a proof to no other syndic, notary, institution or visitor', async () => {
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const { id } = await deposer(syndic)
    for (const profil of [
      'TELE_PRO_ADMIN_PRINC',
      'TELE_NONPRO_ADMIN_PRINC',
      'NOTAIRE_ADMIN',
      'INSTITUTIONNEL',
    ] as const)
      await expect(lire(await registre().personne(profil), id)).rejects.toMatchObject(introuvable)
    await expect(
      registre().visiteur().api.telechargerDocument({ params: { id } }),
    ).rejects.toMatchObject({ problem: { status: 401 } })
    const collegue = await registre().personne('TELE_PRO_GESTION', syndic.teledeclarantId ?? 0)
    expect((await lire(collegue, id)).fileName).toBe('contrat.pdf')
  })

  it('shows a proof to keepers only once the dossier is submitted', async () => {
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const teneur = await registre().personne('TENEUR_ASS_HOTLINE_GES')
    const { id } = await deposer(syndic)
    await expect(lire(teneur, id)).rejects.toMatchObject(introuvable)
    const { db } = registre()
    const [c] = await db.query<{ id: number }>(
      `insert into copropriete (etat, auteur_teledeclarant_id) values ('IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER', $1) returning id`,
      [syndic.teledeclarantId],
    )
    await db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin, document_id) values ($1, $2, 'DEMANDE', '2026-01-01', '2026-12-31', $3)`,
      [c?.id, syndic.teledeclarantId, id],
    )
    expect((await lire(teneur, id)).fileName).toBe('contrat.pdf')
  })

  it('shows the attestation to the attached syndic alone among the syndics', async () => {
    const { db } = registre()
    const [notaire, rattache, autre] = [
      await registre().personne('NOTAIRE_ADMIN'),
      await registre().personne('TELE_PRO_GESTION'),
      await registre().personne('TELE_PRO_GESTION'),
    ]
    const { id } = await deposer(notaire)
    const [c] = await db.query<{ id: number }>(
      `insert into copropriete (etat, numero_immatriculation, auteur_teledeclarant_id, teledeclarant_id) values ('IMMATRICULEE_RATTACHEE', 'AA0000077', $1, $2) returning id`,
      [notaire.teledeclarantId, rattache.teledeclarantId],
    )
    await db.query(
      `update document set type = 'ATTESTATION_IMMATRICULATION', copropriete_id = $2 where id = $1`,
      [id, c?.id],
    )
    expect((await lire(rattache, id)).blob.size).toBeGreaterThan(0)
    await expect(lire(autre, id)).rejects.toMatchObject(introuvable)
    await db.query(`update document set type = 'JUSTIFICATIF_MANDAT' where id = $1`, [id])
    await expect(lire(rattache, id)).rejects.toMatchObject(introuvable)
  })

  it('names the file in each refusal, and keeps nothing', async () => {
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const envoyer = (contenu: Uint8Array<ArrayBuffer>, nom: string) =>
      syndic.api.deposerDocument({
        body: { file: new File([contenu], nom), type: 'JUSTIFICATIF_MANDAT' },
      })
    await expect(envoyer(new TextEncoder().encode('une image'), 'photo.pdf')).rejects.toMatchObject(
      {
        problem: {
          code: 'invalide-type-fichier',
          message: expect.stringContaining('« photo.pdf »'),
        },
      },
    )
    await expect(envoyer(new Uint8Array(5 * 1024 * 1024), 'gros.pdf')).rejects.toMatchObject({
      problem: {
        code: 'invalide-taille-fichier',
        message: expect.stringContaining('« gros.pdf »'),
      },
    })
    const vrai = Buffer.from(await (await pdf()).arrayBuffer())
    // A comment after the header is still a good PDF: only the scanner sees what it is.
    const infecte = Buffer.concat([vrai, Buffer.from(`\n%${EICAR}\n%%EOF\n`)])
    await expect(envoyer(new Uint8Array(infecte), 'virus.pdf')).rejects.toMatchObject({
      problem: { status: 400, message: expect.stringContaining('« virus.pdf »') },
    })
    expect(
      await registre().db.query(
        `select 1 from document where nom in ('photo.pdf', 'gros.pdf', 'virus.pdf')`,
      ),
    ).toHaveLength(0)
  })

  it('never serves a file that no scanner has judged, and shows it to the scanner again', async () => {
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const { antivirus } = registre().deps
    const analyser = antivirus.analyser
    antivirus.analyser = async () => 'PENDING'
    const { id } = await deposer(syndic)
    try {
      await expect(lire(syndic, id)).rejects.toMatchObject(introuvable)
    } finally {
      antivirus.analyser = analyser
    }
    expect((await lire(syndic, id)).blob.size).toBeGreaterThan(0)
    expect(
      await registre().db.query(`select etat_analyse from document where id = $1`, [id]),
    ).toEqual([{ etat_analyse: 'SAFE' }])
  })

  it('the worker shows to the scanner, once it is back, what nobody has read meanwhile', async () => {
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const { antivirus, db } = registre().deps
    const analyser = antivirus.analyser
    antivirus.analyser = async () => 'PENDING'
    const { id: perdu } = await deposer(syndic)
    await db.query(
      `update document set cle = gen_random_uuid()::text, original_cle = 'originaux/00/' || gen_random_uuid(), cree_le = cree_le - interval '1 day' where id = $1`,
      [perdu],
    )
    const { id } = await deposer(syndic)
    const etat = () => db.query(`select etat_analyse from document where id = $1`, [id])
    try {
      expect(await analyserDocuments(registre().deps)).toBe(0)
    } finally {
      antivirus.analyser = analyser
    }
    expect(await etat()).toEqual([{ etat_analyse: 'PENDING' }])
    // A store that is away is no lost file: the run says that it failed.
    const { storage } = registre().deps
    const absent = Object.assign(new RegisterError('service-indisponible'), {
      cause: 'ECONNREFUSED',
    })
    await expect(
      analyserDocuments({
        ...registre().deps,
        storage: { ...storage, get: () => Promise.reject(absent) },
      }),
    ).rejects.toBe(absent)
    // The oldest is lost: it holds nobody back.
    expect(await analyserDocuments(registre().deps)).toBe(1)
    expect(await etat()).toEqual([{ etat_analyse: 'SAFE' }])
    // Noted as such, it says of no scanner that it is away.
    expect(await plusAncienneAttente(db)).not.toBeNull()
    await db.query(
      `insert into fichier_manquant (cle, constat) select original_cle, 'ABSENT' from document where id = $1`,
      [perdu],
    )
    expect(await plusAncienneAttente(db)).toBeNull()
  })

  it('checks a file without keeping it', async () => {
    const { api } = registre().visiteur()
    expect(await api.verifierPdf({ body: { file: await pdf() } })).toEqual({
      response: true,
      nomFichier: 'contrat.pdf',
      code: '',
      message: '',
      pages: 1,
      retires: [],
    })
    expect(await api.verifierPdf({ body: { file: new File(['x'], 'note.txt') } })).toMatchObject({
      response: false,
      nomFichier: 'note.txt',
      code: 'invalide-type-fichier',
    })
  })
})
