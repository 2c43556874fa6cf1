import { callerOf, type Ctx } from '../../platform/context.ts'
import { nomAffichable, receivedFile } from '../../platform/pdf/check-pdf.ts'

/**
 * Says whether a file is a PDF that the register accepts, and why not; nothing is kept
 * (specification 2, 7.7).
 */
export const verifierPdf = async (ctx: Ctx, file: File) => {
  const controle = await ctx.deps.pdf.controlerEnvoi([await receivedFile(file, callerOf(ctx))])
  const nomFichier = nomAffichable(file.name)
  return controle.ok
    ? { response: true, nomFichier, code: '', message: '' }
    : { response: false, nomFichier, code: controle.code, message: controle.message }
}
