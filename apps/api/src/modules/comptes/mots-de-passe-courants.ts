import { dictionary } from '@zxcvbn-ts/language-common'

// Words that the usual passwords are made of, without their digits and signs: « Password2026! » and
// « P@ssw0rd!! » are « password ».
const MOTS = `
password passwords passe motdepasse monmotdepasse mdp mypassword newpassword nouveaumotdepasse pass passwd pwd passphrase passw
azerty azertyui azertyuiop azertyuiopqsdfghjklm azertyqwerty qwerty qwertyui qwertyuiop qwertz qwertzuiop qsdfgh qsdfghjklm
wxcvbn asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm aqwzsx aqwzsxedc qazwsx qazwsxedc azeqsd azeqsdwxc aze azer qwe qwer wasd
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcabc aaa aaaa bbbb xxx xxxx zzz zzzz
admin administrateur administrator administration root superuser superadmin sysadmin user utilisateur users guest invite login
connexion connect compte moncompte account identifiant bienvenue welcome bonjour bonsoir hello salut coucou merci soleil
secret topsecret secrets letmein laissemoientrer ouvretoi sesame ouvretoisesame opensesame changeme changezmoi change achanger
temporaire temp tempo provisoire default defaut test tests testtest tester essai demo demonstration exemple example sample
iloveyou jetaime jtm jetadore monamour mamour amour love lovely bisous bebe moncoeur coeur cherie cheri doudou loulou
chouchou princesse princess prince poupette nounours lapin lapinou minou chaton chat chien toutou papa maman famille enfants
marseille paris lyon toulouse bordeaux nantes lille nice strasbourg rennes montpellier france bretagne corse alsace
psg om ol allezlom allezparis football foot soccer rugby tennis basket baseball hockey olympique zidane ronaldo messi mbappe
dragon monkey shadow master superman batman spiderman pokemon pikachu naruto starwars matrix ninja killer hunter ranger tigger
sunshine flower fleur soleildete rainbow summer winter spring autumn ete hiver printemps automne janvier fevrier mars avril mai
juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche
january february march april june july august september october november december monday tuesday wednesday thursday friday
nicolas thomas julien alexandre maxime antoine kevin pierre david daniel laurent olivier stephane sebastien christophe philippe
camille marie julie celine sophie isabelle nathalie sandrine caroline aurelie emilie chloe manon laura sarah charlotte
michael michel jordan andrew robert jessica ashley jennifer amanda nicole michelle hannah charlie george harley
doctissimo google facebook instagram youtube netflix amazon apple microsoft windows samsung orange free internet ordinateur
computer telephone portable bureau office entreprise societe agence cabinet secretariat accueil direction gestion
copropriete coproprietes registre registredescoproprietes registrenational syndic syndicat notaire notaires immeuble immobilier
immatriculation residence appartement logement habitat anah gouvernement republique marianne liberte egalite fraternite
liberteegalitefraternite vivelafrance vive viedemerde merde putain connard fuckyou fuck nirvana metallica mustang ferrari
porsche mercedes renault peugeot citroen harleydavidson yamaha freedom whatever trustno trustnoone access accessgranted
jesus christ dieu allah inshallah hamdoulillah bismillah mohamed mohammed ange angel angels babygirl sweetheart chocolat
chocolate cookie fromage vanille caramel banane orangina nutella cocacola champagne whisky vodka
`

/** Letters hidden behind digits and signs. */
const DEGUISEMENTS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}

const lettres = (texte: string): string => texte.normalize('NFD').replace(/[^a-z]/g, '')
/** A word written twice or more is that word. */
const sansRepetition = (mot: string): string => /^(.+?)\1+$/.exec(mot)?.[1] ?? mot

/** Tens of thousands of passwords that leaked, the most used first. */
const DIVULGUES: readonly string[] = dictionary['passwords-common']
const COURANTS: ReadonlySet<string> = new Set([...MOTS.trim().split(/\s+/), ...DIVULGUES])

/**
 * True for a password that anybody tries first: a usual word or a password that leaked, whatever
 * digits, signs, capitals or disguises it wears.
 */
export const estCourant = (motDePasse: string): boolean => {
  const bas = motDePasse.toLowerCase()
  const coeur = bas.replace(/^[^\p{L}@$€]+|[^\p{L}]+$/gu, '')
  const formes = [lettres(bas), lettres([...coeur].map((c) => DEGUISEMENTS[c] ?? c).join(''))]
  return formes.some(
    (forme) =>
      forme.length === 0 ||
      COURANTS.has(bas) ||
      COURANTS.has(coeur) ||
      COURANTS.has(forme) ||
      COURANTS.has(sansRepetition(forme)) ||
      new Set(forme).size <= 2,
  )
}
