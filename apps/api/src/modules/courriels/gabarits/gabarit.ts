import type { MailContent } from '../../../platform/mailer/render.ts'
import type { Liens } from './liens.ts'
import type { ModelesCourriel, NomModele } from './modeles.ts'

/** The text of each mail, from what its name in `modeles.ts` carries. */
export type Gabarits = {
  [M in NomModele]: (donnees: ModelesCourriel[M], liens: Liens) => MailContent
}
