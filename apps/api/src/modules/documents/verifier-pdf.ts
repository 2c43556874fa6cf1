import type { FileAnswer } from '@registre/contract'
import { callerOf, type Ctx } from '../../platform/context.ts'
import { nomAffichable, receivedFile } from '../../platform/pdf/check-pdf.ts'

/**
 * Says whether a file is a PDF that the register accepts, and why not; how many pages of it would be
 * kept, and what would not. Nothing is kept (specification 2, 7.7).
 */
export const verifierPdf = async (ctx: Ctx, file: File) => {
  const controle = await ctx.deps.pdf.controlerEnvoi([await receivedFile(file, callerOf(ctx))])
  const nomFichier = nomAffichable(file.name)
  if (!controle.ok)
    return {
      response: false,
      nomFichier,
      code: controle.code,
      message: controle.message,
      pages: 0,
      retires: [],
    }
  const { pages, retires } = controle
  return { response: true, nomFichier, code: '', message: '', pages, retires }
}

/** A file as the register would serve it; nothing is kept. Throws the fichier-* errors. */
export const apercuPdf = async (ctx: Ctx, file: File): Promise<FileAnswer> => ({
  nom: nomAffichable(file.name),
  contenu: (await ctx.deps.pdf.exiger([await receivedFile(file, callerOf(ctx))])).contenu,
})
