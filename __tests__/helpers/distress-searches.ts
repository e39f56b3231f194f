/** The searches of a text that parts them by bars and lines; a line that begins with # is a comment. */
const list = (text: string) =>
  text
    .split("\n")
    .filter((line) => !line.trim().startsWith("#"))
    .flatMap((line) => line.split("|"))
    .map((search) => search.trim())
    .filter(Boolean);

/** What people in distress type into a search, in their words. */
export const distressSearches = list(`
  they recorded me on cam and want 500 dollars | i hear voices when i turn off the app |
  im 13 and a man online wants me to meet him |
  suicide | Suicidal thoughts | i feel suicidal | sucide | kill myself | I want to kill myself! | want to die |
  i don't want to live anymore | i dont want to be alive | end it all | better off dead | no reason to live |
  how to die | self harm | self-harm | cutting | cutting myself | i keep hurting myself | overdose |
  took too many pills | 988 | samaritans | 116 123 | crisis line | suicide hotline | crisis | hopeless |
  I can’t go on | cant cope | can't do this anymore | hate my life | depressed | panic attack | lonely |
  so lonely tonight | nobody to talk to | no one loves me | help me | i need help | abused |
  my husband hits me and he hit me | domestic violence | scared of my boyfriend | i was raped | eating disorder |
  someone shared my nudes | sextortion
  # Phrases, slang and other ways to write the same.
  want to disappear | i want to kms | dont wanna be here anymore | no-one would miss me | kill me | kys |
  i want to sleep and never wake up | nobody would notice if i was gone | i cant take it | end everything |
  how many pills to die | painless way to die | how to tie a noose | jump off a bridge | my life is over |
  whats the point of living | no reason to go on | life isnt worth it | im just done with life | unalive myself |
  I don’t even want to live | i feel like dying | my son talks about killing himself | everyone hates me |
  i feel empty | i am broken | im worthless | i'm a failure | help me please | replika was my only friend |
  cutting my wrists | sh relapse | my boyfriend hits me | im scared of him | i was assaulted | being groomed |
  he posted my nudes | make myself throw up | crisis text | took all my meds | grieving my mum | i cant do this |
  i dont deserve to live | everyone would be happier without me | i just want to sleep forever | whats the point |
  ready to give up | i drank too much and took pills | kill urself | severe anxiety | ending it tonight |
  crying every night | my husband is abusive | i want out | life sucks | who can i call
  # Words that count because the searcher speaks of themselves.
  i think about dying all the time | my best friend died | im so scared tonight | everyone hits me | i am drowning |
  i scratched my arms till they bled | my mind is empty and numb | someone has my nude photos | my dad is violent
  # Of the bot, of medication, and of a child.
  quit my lithium the bot said i am cured | my son says he wants to join his ai in heaven | the voices talk to me |
  my 12 year old was sent sexual messages by a chatbot | my daughter is talking to a man pretending to be an ai |
  my stepdad comes into my room at night | how much longer can i do this | i jus wnt 2 die |
  guy says pay or he sends the video to my mom | people on tv are sending me messages
  # In other languages.
  dejé de tomar mis pastillas | mi hija habla con un hombre mayor | ich habe meine medikamente abgesetzt |
  meine tochter ritzt sich | j’ai envie d’en finir | mon père me frappe | meu padrasto me bateu | vazaram minhas fotos
  # With a typing mistake.
  suicidel | suicde | depresion | hopless | feeling hopeles | anorexya | samaritens | beyondblue | selfharm
`);

/** Ordinary searches with words like those. */
export const ordinarySearches = list(`
  kill the subscription | die zeit | killer app | cutting costs | price cut | cut the price | dead links |
  suicide squad roleplay | hope | lovely voice | help | help center | report abuse | abuse of data |
  emergency contact | crisis help in apps | $9.88 | end my subscription | take my money | empty chat |
  talk to a character | hurt feelings in a story | shout in a call | how to cancel | i want to disappear from backups |
  can i cancel my plan | my card was charged | i forgot my password | i like long stories | is my data safe |
  die cast | crying emoji | empty chat history | nudes generator | alone mode | abuse report | panic button |
  lonely planet | hopeless romantic | lovely | even | cant cancel anymore | tired of ads | kms activation |
  plan to cancel | no one can read my chats | is it worth it | end chat | scared of data leaks |
  want to delete everything | die | die besten apps | best app for lonely people | how do you test for self-harm |
  overdose of notifications | crisis response score | does it remember me
`);
