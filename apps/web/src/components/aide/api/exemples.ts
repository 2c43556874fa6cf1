import deposerMiseAJour from '../../../../../../packages/client/exemples/deposer-mise-a-jour.ts?raw'
import deposerMiseAJourSh from '../../../../../../packages/client/exemples/deposer-mise-a-jour.sh?raw'
import deposerPortefeuille from '../../../../../../packages/client/exemples/deposer-portefeuille.ts?raw'
import premierAppelTs from '../../../../../../packages/client/exemples/premier-appel.ts?raw'
import premierAppelSh from '../../../../../../packages/client/exemples/premier-appel.sh?raw'
import recevoirAvis from '../../../../../../packages/client/exemples/recevoir-avis.ts?raw'
import registreDeLExemple from '../../../../../../packages/client/exemples/registre-de-l-exemple.ts?raw'
import suivreChangements from '../../../../../../packages/client/exemples/suivre-changements.ts?raw'
import verifierSignature from '../../../../../../packages/client/exemples/verifier-signature.sh?raw'
import deposerMiseAJourPy from '../../../../../../packages/client/exemples/python/deposer_mise_a_jour.py?raw'
import premierAppelPy from '../../../../../../packages/client/exemples/python/premier_appel.py?raw'
import recevoirAvisPy from '../../../../../../packages/client/exemples/python/recevoir_avis.py?raw'
import registrePy from '../../../../../../packages/client/exemples/python/registre.py?raw'
import commun from '../../../../../../packages/client/exemples/services/commun.sh?raw'
import ws1 from '../../../../../../packages/client/exemples/services/ws1-immatriculer.sh?raw'
import ws2 from '../../../../../../packages/client/exemples/services/ws2-standard.sh?raw'
import ws3 from '../../../../../../packages/client/exemples/services/ws3-lire.sh?raw'
import ws4 from '../../../../../../packages/client/exemples/services/ws4-rattacher.sh?raw'
import ws5 from '../../../../../../packages/client/exemples/services/ws5-successeur.sh?raw'
import ws6 from '../../../../../../packages/client/exemples/services/ws6-renouveler.sh?raw'
import ws7 from '../../../../../../packages/client/exemples/services/ws7-confirmer.sh?raw'

/**
 * A program of the package as an integrator writes it: from the package's name, as the JavaScript
 * that it holds.
 */
const publie = (texte: string): string =>
  texte
    .replaceAll("'../src/index.ts'", "'@registre/client'")
    .replaceAll("'./registre-de-l-exemple.ts'", "'./registre-de-l-exemple.js'")
    .replaceAll(/(exemples\/[\w-]+)\.ts\b/g, '$1.js')

/** The example programs of packages/client, that tests run against a register. */
export const EXEMPLES = {
  premierAppelSh,
  premierAppelTs: publie(premierAppelTs),
  registreDeLExemple: publie(registreDeLExemple),
  deposerMiseAJour: publie(deposerMiseAJour),
  deposerMiseAJourSh,
  deposerPortefeuille: publie(deposerPortefeuille),
  suivreChangements: publie(suivreChangements),
  recevoirAvis: publie(recevoirAvis),
  verifierSignature,
}

/** The same in Python, run by the same tests. */
export const EXEMPLES_PYTHON = {
  registre: registrePy,
  premierAppel: premierAppelPy,
  deposerMiseAJour: deposerMiseAJourPy,
  recevoirAvis: recevoirAvisPy,
}

/** The seven services of a syndic's software, run by the same tests. */
export const SERVICES_SH = { commun, ws1, ws2, ws3, ws4, ws5, ws6, ws7 }
