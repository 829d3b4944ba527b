/**
 * Memory that is free goes back to the system (glibc): of large blocks at once, and threads share two
 * arenas, where each would keep what it once compiled with. For the environment of the server.
 */
export const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * The server's own: the heap grows by 30 % before V8 collects garbage, where under load it waits for up to four
 * times what lives; and what PostgreSQL runs seldom is not compiled a second time, to be faster. One thread compiles
 * it: several leave some 20 MB more in pieces that glibc does not give back. New objects are few enough for one
 * thread to go through: to wake others takes longer. What a start makes stays: until there are 80 MB, V8 need not
 * look for garbage in what is old.
 */
export const FLAGS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
  '--initial-heap-size=80',
  '--no-parallel-scavenge',
  '--wasm-tiering-budget=100000000',
  '--wasm-num-compilation-tasks=1',
]
