/** Why a database is not opened; the message is for the person at the terminal, who can mend it. */
export class DatabaseRefused extends Error {}
