import { PROFILS, controlerDeclaration } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import {
  AUJOURDHUI,
  actor,
  fakeClock,
  genContenu,
  genCopropriete,
  genDeclaration,
  genMandat,
  genTeledeclarant,
  genUtilisateur,
  rollingBack,
  useDatabase,
} from './index.ts'

describe('fixtures', () => {
  const base = useDatabase()

  it('are accepted by the database and by the rules', async () => {
    const { db } = base()
    const kept = await rollingBack(db, async ({ prisma }) => {
      const { id: auteurTeledeclarantId } = await prisma.teledeclarant.create({
        data: genTeledeclarant(),
      })
      await prisma.utilisateur.create({
        data: genUtilisateur({ teledeclarantId: auteurTeledeclarantId }),
      })
      const copropriete = await prisma.copropriete.create({
        data: genCopropriete({ auteurTeledeclarantId, etat: 'IMMATRICULEE_RATTACHEE' }),
      })
      await prisma.declaration.create({
        data: genDeclaration({ coproprieteId: copropriete.id, auteurTeledeclarantId }),
      })
      await prisma.mandat.create({
        data: genMandat({ coproprieteId: copropriete.id, teledeclarantId: auteurTeledeclarantId }),
      })
      return copropriete.numeroImmatriculation
    })
    expect(kept).toMatch(/^[A-Z]{2}\d{7}$/)
    expect(await db.prisma.copropriete.count()).toBe(0)
    const contexte = {
      aujourdhui: AUJOURDHUI,
      jeu: '2016' as const,
      typeImmat: 'DEFAULT' as const,
      typeMaj: null,
      finMandatPrecedent: null,
      exercicePrecedent: null,
      confirmationsOffice: null,
    }
    expect(controlerDeclaration(genContenu(), contexte)).toEqual({ erreurs: [], aConfirmer: [] })
  })

  it('refuse what the database forbids: overlapping mandates, two open requests, a changed number, an edited journal', async () => {
    const { db } = base()
    const attempt = (
      fn: (
        copropriete: { id: number; teledeclarantId: number },
        tx: Parameters<Parameters<typeof db.prismaTransaction>[0]>[0],
      ) => Promise<unknown>,
    ) =>
      rollingBack(db, async (tx) => {
        const { id: teledeclarantId } = await tx.prisma.teledeclarant.create({
          data: genTeledeclarant(),
        })
        const { id } = await tx.prisma.copropriete.create({
          data: genCopropriete({
            auteurTeledeclarantId: teledeclarantId,
            etat: 'IMMATRICULEE_RATTACHEE',
          }),
        })
        await tx.prisma.mandat.create({ data: genMandat({ coproprieteId: id, teledeclarantId }) })
        return fn({ id, teledeclarantId }, tx)
      })
    await expect(
      attempt((c, tx) =>
        tx.prisma.mandat.create({
          data: genMandat({
            coproprieteId: c.id,
            teledeclarantId: c.teledeclarantId,
            etat: 'ARCHIVE',
          }),
        }),
      ),
    ).rejects.toThrow('mandat_periodes_disjointes')
    await expect(
      attempt((c, tx) =>
        tx.sql(
          `INSERT INTO demande (type, copropriete_id, teledeclarant_id, profil_demandeur, echeance) SELECT 'DISSOLUTION', $1, $2, '', now() FROM generate_series(1, 2)`,
          [c.id, c.teledeclarantId],
        ),
      ),
    ).rejects.toThrow('demande_une_seule_ouverte')
    await expect(
      attempt((c, tx) =>
        tx.sql(`UPDATE copropriete SET numero_immatriculation = 'ZZ9999999' WHERE id = $1`, [c.id]),
      ),
    ).rejects.toThrow('ne peut pas changer')
    await expect(
      attempt((c, tx) =>
        tx.sql(`UPDATE copropriete SET numero_immatriculation = NULL WHERE id = $1`, [c.id]),
      ),
    ).rejects.toThrow('ne peut pas changer')
    for (const statement of [
      'DELETE FROM journal',
      `UPDATE journal SET motif = 'x'`,
      'TRUNCATE journal',
    ])
      await expect(attempt((_c, tx) => tx.sql(statement))).rejects.toThrow(
        'Le journal ne se modifie pas',
      )
  })

  it('give actors the rights of the matrix', () => {
    for (const profil of PROFILS) expect(actor(profil).profil).toBe(profil)
    expect(actor('TENEUR_ADMIN_PRINC')).toMatchObject({ teledeclarantId: null, emprunte: false })
    expect(actor('TELE_PRO_ADMIN_PRINC').autorites).toContain('IMMATRICULER_NVELLE_COPRO')
    expect(actor('DEFAULT').autorites).toEqual([])
  })

  it('give a clock that moves only when told', () => {
    const clock = fakeClock()
    expect(clock.today()).toBe(AUJOURDHUI)
    clock.advance({ days: 1, hours: 15 })
    expect(clock.today()).toBe('2026-09-17')
  })
})
